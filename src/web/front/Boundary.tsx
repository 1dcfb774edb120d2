// A screen that breaks says so, and loses nothing: the battles are kept, and can be taken out from here.

import { Component, type ComponentChildren } from 'preact';
import { exportAll } from './export.ts';

interface Props {
  readonly children: ComponentChildren;
}

interface Broken {
  readonly message: string | null;
  readonly exported: string;
}

export class Boundary extends Component<Props, Broken> {
  override state: Broken = { message: null, exported: '' };

  static override getDerivedStateFromError(error: unknown): Partial<Broken> {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    const { message, exported } = this.state;
    if (message === null) return <>{this.props.children}</>;
    const takeOut = async () => this.setState({ exported: await exportAll() });
    return (
      <main class="plain-page" id="main">
        <h1>This screen has broken</h1>
        <p>Something went wrong in the page. The battles kept in this browser are not touched.</p>
        <p class="detail">{message}</p>
        <div class="button-row">
          <a class="button primary" href="#/">
            To the front page
          </a>
          <button type="button" class="button" onClick={() => void takeOut()}>
            Export all saved battles
          </button>
          <button type="button" class="button" onClick={() => location.reload()}>
            Load the page anew
          </button>
        </div>
        <p role="status">{exported}</p>
      </main>
    );
  }
}

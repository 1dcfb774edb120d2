// For Node, what the page's builder understands: style sheets say nothing to a test, and what the page is told of the games while
// it is built comes from the source beside the file that asks.
import { register } from 'node:module';

register('./page-hooks.mjs', import.meta.url);

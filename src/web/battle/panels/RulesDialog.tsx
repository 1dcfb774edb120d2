// The special rules of this battle and the readings in force.

import { useEffect, useState } from 'preact/hooks';
import { address } from '../../app/router.ts';
import { useLibrary } from '../../handbook/load.ts';
import type { BattleSession, View } from '../session.ts';
import { Dialog } from './Dialog.tsx';
import { RuleRef } from './RuleRef.tsx';

interface RulesDialogProps {
  readonly session: BattleSession;
  readonly view: View;
  readonly onClose: () => void;
}

/** The options a battle is played with stand in its record. */
const optionsIn = (record: string): readonly string[] =>
  (/^options:(.*)$/m.exec(record)?.[1] ?? '').split(/[\s,"]+/).filter((word) => word !== '');

export function RulesDialog({ session, view, onClose }: RulesDialogProps) {
  const [options, setOptions] = useState<readonly string[]>([]);
  const { library } = useLibrary(view.game);
  useEffect(() => {
    session.table.record().then(
      (record) => setOptions(optionsIn(record)),
      () => {},
    );
  }, [session]);
  const switches = library?.rulings.switches ?? [];
  const other = switches.filter((one) => options.includes(one.key));
  return (
    <Dialog title="Rules of this battle" class="rules-dialog" testid="rules" onClose={onClose}>
      <h3>Special rules</h3>
      {view.rules.length === 0 && <p>None: the ordinary rules are played.</p>}
      <ul class="rule-list">
        {view.rules.map((rule) => (
          <li key={rule.key + rule.text}>
            {rule.text}
            {rule.optional && <span class="soft"> Optional, and chosen for this battle.</span>}
          </li>
        ))}
      </ul>
      <h3>Disputed points</h3>
      {other.length === 0 && <p>All are played in the usual reading.</p>}
      <ul class="rule-list">
        {other.map((one) => (
          <li key={one.key}>
            <b>{one.question}</b> {one.instead} <RuleRef refText={one.ref} game={view.game} />
          </li>
        ))}
      </ul>
      <p>
        <a href={address({ screen: 'rules', game: view.game, ref: null })}>All rules and rulings</a>
      </p>
    </Dialog>
  );
}

// The special rules of this battle and the readings in force.

import { address } from '../../app/router.ts';
import { useLibrary } from '../../handbook/load.ts';
import type { View } from '../session.ts';
import { Dialog } from './Dialog.tsx';
import { RuleRef } from './RuleRef.tsx';
import { optionsOf } from './words.ts';

interface RulesDialogProps {
  readonly view: View;
  readonly onClose: () => void;
}

export function RulesDialog({ view, onClose }: RulesDialogProps) {
  const { library } = useLibrary(view.game);
  const switches = library?.rulings.switches ?? [];
  // A reading that was switched stands among the rules by its key.
  const other = switches.filter((one) => view.rules.some((rule) => rule.key === one.key));
  const special = view.rules.filter((rule) => !switches.some((one) => one.key === rule.key));
  return (
    <Dialog title="Rules of this battle" class="rules-dialog" testid="rules" onClose={onClose}>
      <h3>Special rules</h3>
      {special.length === 0 && (
        <p>None for the whole battle. What single units and leaders can do is said of each when you point at it.</p>
      )}
      <ul class="rule-list">
        {special.map((rule) => (
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
        <a href={address({ screen: 'rules', game: view.game, ref: null, options: optionsOf(view) })}>
          All rules and rulings
        </a>
      </p>
    </Dialog>
  );
}

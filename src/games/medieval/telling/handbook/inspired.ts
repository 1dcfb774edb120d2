// Tokens, battlefield actions, inspired leadership actions and the sheets of the armies [M Inspired Actions]. What is known
// of the sheets and what is ours stands beside every entry.

import { capital } from '../../../../families/commands/telling/words.ts';
import type { Chapter, PassageTable } from '../../../../kernel/handbook.ts';
import { actionSheets, actions } from '../../tables/actions.ts';
import { cards } from '../../tables/cards.ts';

const nameOf = (key: string): string => actions.find((action) => action.key === key)?.name ?? key;

/** Actions that have a card of the same name share its passage; the others lead here. */
const ownRefs = actions
  .filter((action) => cards.every((card) => card.name !== action.name))
  .map((action) => `M ${action.name}`);

const actionTable: PassageTable = {
  caption: 'Inspired leadership actions',
  head: ['Action', 'What it does', 'How sure'],
  rows: actions.map((action) => [
    action.name,
    action.text.replace(` (${action.provenance}).`, '.'),
    capital(action.provenance),
  ]),
};

const sheetTable: PassageTable = {
  caption: 'Which army has which actions',
  head: ['Sheet', 'Armies', 'Actions', 'How sure'],
  rows: actionSheets.map((sheet) => [
    sheet.name,
    sheet.armies.join(', '),
    sheet.actions.map(nameOf).join(', '),
    `${capital(sheet.provenance)}. ${sheet.text}`,
  ]),
};

export const inspired: Chapter = {
  id: 'inspired-actions',
  title: 'Tokens and inspired actions',
  passages: [
    {
      id: 'tokens',
      title: 'Tokens',
      refs: ['M Inspired Actions'],
      text: [
        'Each side begins with the tokens that the battle gives it. Their number is open to both, and there is no limit to it.',
        'A token buys one battlefield action, or one inspired leadership action together with a Leadership card. You may spend one token in your own turn and one in the other player’s turn, no more, whatever it is for.',
        'You gain a token at the end of a turn in which you',
        '- played a Scout, or a card as a Scout;',
        '- played a Leadership card and spent no token on an inspired action with it;',
        '- played Leaders.',
        'Cry Havoc gives a token to each side. A token spent on a battlefield action does not cost you the one that a Leadership card brings; that is our reading, since the answer to the question could not be read.',
      ],
    },
    {
      id: 'battlefield-actions',
      title: 'Battlefield actions',
      refs: ['M Battlefield Actions', 'M Battle Bonus', 'M Bravery', 'M Move a Leader'],
      text: [
        'They need no card. All armies have the same three:',
        '- Battle Bonus: a unit of yours rolls one more die in close combat, when it attacks, strikes first, springs an ambush or battles back. You say so before the dice are rolled. The die comes on top of any limit and counts for that roll only.',
        '- Bravery: a unit of yours ignores one flag more than it otherwise could. You say so when the dice have shown the flags.',
        '- Move a Leader: at the end of your own turn, before you draw, a leader moves up to three hexes, even if he has moved already. He may leave his unit. It is no order.',
        'Battle Bonus and Bravery may be used in either player’s turn. An attack on an evading unit or a lone leader may have the bonus too; units through which a leader escapes may not. These are our readings.',
      ],
    },
    {
      id: 'inspired-leadership',
      title: 'Inspired leadership actions',
      refs: ['M Inspired Leadership Actions', ...ownRefs],
      text: [
        'Play a Leadership card, order units under a leader, and spend a token: the units so ordered may carry out one action of your army’s sheet. It is added to what the card allows.',
        '- Ordered units of the wrong kind, such as foot under Mounted Charge, move and battle as usual.',
        '- Units of the right kind are bound by what the action forbids, but need neither move nor battle.',
        '- The numbers of units on the cards of the same name do not count; the Leadership card says who is ordered.',
        '- It is not possible when the card orders one unit of your choice.',
        '- An action that would do nothing for any ordered unit is not offered.',
        'Rally rolls dice up to your Command for the ordered units only, with new leaders as under the card. Redeploy has no card of its name: the ordered units move, and may move a second time, and nobody battles.',
        'The reference sheets of the box could not be read. The table says for each action how much of it is sourced.',
      ],
      table: actionTable,
    },
    {
      id: 'action-sheets',
      title: 'The sheets of the armies',
      refs: ['M Inspired Action Reference Sheet'],
      text: [
        'Every army uses one of two sheets. The rulebook names seven actions and says that the sheets differ; which action stands on which sheet is our proposal, to be replaced when a sheet is seen.',
      ],
      table: sheetTable,
    },
  ],
};

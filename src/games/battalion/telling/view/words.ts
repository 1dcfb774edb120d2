// When a card's text may be used, in words.

export const WINDOW_WORDS: { readonly [window: string]: string } = {
  redeploy: 'in your redeployment phase',
  start: 'before you rally or command',
  command: 'when you pay for a command',
  charged: 'when an enemy unit charges',
  engaged: 'when a charge has found its target',
  pool: 'when you gather dice',
  'enemy-pool': 'when the enemy gathers dice',
  rolled: 'when your dice have fallen',
  hits: 'when a unit of yours is hit',
  'after-hits': 'when a unit of yours has taken hits',
  'after-attack': 'when your attack is over',
  rally: 'when you rally',
  disband: 'when a unit of yours would be disbanded',
  end: 'after your command',
};

declare module 'virtual:vexillum/games' {
  const games: readonly import('./types.ts').GameOnShelf[];
  export default games;
}

declare module 'virtual:vexillum/shelf' {
  const shelf: import('./types.ts').Shelf;
  export default shelf;
}

declare module 'virtual:vexillum/handbook/*' {
  const handbook: import('../../kernel/handbook.ts').Handbook;
  export default handbook;
}

declare module 'virtual:vexillum/rulings/*' {
  const rulings: import('../handbook/rulings-data.ts').RulingsData;
  export default rulings;
}

declare module '*.css';

declare module 'virtual:vexillum/games' {
  const games: readonly import('./types.ts').GameOnShelf[];
  export default games;
}

declare module 'virtual:vexillum/shelf' {
  const shelf: import('./types.ts').Shelf;
  export default shelf;
}

declare module 'virtual:vexillum/library/*' {
  const library: import('../handbook/library-data.ts').Library;
  export default library;
}

declare module '*.css';

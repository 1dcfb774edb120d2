declare module 'virtual:vexillum/games' {
  const games: readonly import('./types.ts').GameOnShelf[];
  export default games;
}

declare module 'virtual:vexillum/shelf' {
  const shelf: import('./types.ts').Shelf;
  export default shelf;
}

declare module 'virtual:vexillum/pictures' {
  const pictures: import('./types.ts').GamePictures;
  export default pictures;
}

declare module 'virtual:vexillum/library/*' {
  const library: import('../handbook/library-data.ts').Library;
  export default library;
}

declare module 'virtual:vexillum/boards/*' {
  const boards: readonly import('../handbook/library-data.ts').BoardPicture[];
  export default boards;
}

declare module '*.css';

// By game: a unit as the map shows it.

export const mapExamples: { readonly [game: string]: string } = {
  ancients: 'On the map ▼HI4 is heavy infantry of the top army with four blocks.',
  medieval: 'On the map ▼HC4 is heavy cavalry of the top army with four blocks.',
  napoleonics: `On the map ▲FLN4 is French line infantry of the bottom army with four blocks; □1
below it says that it stands in square, number 1.`,
};

// A general of Napoleonics on his block: head in profile, facing right, under a cocked hat worn across. Drawn round (0,0),
// as large as a commander of Ancients.

export const general =
  // Face, high collar and epaulette.
  'M-7 14C-12 12 -13 9 -9 8L-5 7C-5 4 -7 2 -7 -2L7.600 -2L10 2L7.600 3.400C7.800 6 7 7.600 3.800 7.800L4.400 9C8 9.600 11 11 11.400 14Z' +
  // The hat, with its cockade.
  'M-17 0.600C-12 -2 -11.400 -14.600 1.600 -15.400C11.400 -15.600 11.600 -5 17.600 -1C10 3.400 -9 -1.600 -17 0.600Z';

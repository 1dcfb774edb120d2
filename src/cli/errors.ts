// How the program ends: its exit codes, and the errors that are the user's to mend.

/** All is well. */
export const OK = 0;
/** What was asked was checked and found wrong: a case failed, a record does not hold, a simulated game broke. */
export const FOUND_WRONG = 1;
/** The command line or a file cannot be understood. */
export const BAD_INPUT = 2;
/** A fault of the program itself. */
export const FAULT = 3;

export const EXIT_HELP = `
Exit codes: 0 all is well; 1 what was asked was checked and found wrong; 2 the
command or its input cannot be understood; 3 a fault of the program itself.`;

/** Something in the command or its files is wrong; the message says what and where. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
  }
}

/** The message of anything thrown. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A message fit for a terminal: control characters from a file that is no text are not obeyed there. */
export const harmless = (text: string): string =>
  text.replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g, '?');

/** Adds where it happened to an error of a text that came from there. */
export function inFile<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw Object.assign(new InputError(`${file}: ${messageOf(error)}`), { cause: error });
  }
}

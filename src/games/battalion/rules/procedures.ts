// Every procedure and decision of the game, compiled: importing this file is importing the rules.

import { setup } from './setup.ts';
import { book } from './state.ts';
import { textsOf } from './tactics/index.ts';

export const procedures = book.compile();
export { setup, textsOf };

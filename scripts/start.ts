import { exitWith, main } from '../server/main.ts';
import { buildIfNeeded } from './build-if-needed.ts';

/** `npm start`: builds when the sources changed since the last build, then serves in this very process, so that signals arrive. */
try {
  buildIfNeeded();
  await main();
} catch (error) {
  exitWith(error);
}

import { main } from '../server/main.ts';
import { buildIfNeeded } from './build-if-needed.ts';

/** `npm start`: builds when the sources changed since the last build, then serves in this very process, so that signals arrive. */
await buildIfNeeded();
main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

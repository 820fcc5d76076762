import { createLogger } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';

/** The way out for tests with many faults: it waits for nothing, and leaves no system alone. */
export const briefOutbound = createOutbound({
  log: createLogger('silent'),
  privateHosts: ['127.0.0.1'],
  backoff: { firstMs: 1, longestMs: 2 },
  circuit: { faults: 1_000_000, restMs: 1 },
});

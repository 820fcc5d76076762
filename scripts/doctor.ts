import { createLogger } from '../server/log.ts';
import { exitWith, readConfig } from '../server/main.ts';
import { createOutbound } from '../server/outbound/outbound.ts';
import { examine } from './examine/examine.ts';

/** `npm run doctor`: one line for each outside system, and the exit code 1 when one of them does not work. */
const words = { ok: 'ok    ', failed: 'FAILED', unused: '-     ' } as const;
try {
  const config = readConfig();
  const outbound = createOutbound({ log: createLogger('silent'), ...config.outbound });
  for await (const { system, state, text } of examine(config, outbound, () => new Date())) {
    console.info(`${words[state]}  ${system.padEnd(8)}  ${text}`);
    if (state === 'failed') process.exitCode = 1;
  }
} catch (error) {
  exitWith(error);
}

import { createLogger } from '#server/log.ts';
import { createOutbound } from '#server/outbound/outbound.ts';

/** The way out for an adapter whose other side is a server of the test, on this machine. */
export const localOutbound = createOutbound({ log: createLogger('silent'), privateHosts: ['127.0.0.1'] });

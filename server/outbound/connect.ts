import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { buildConnector } from 'undici';
import { createAllowList, isPublicAddress, withoutBrackets } from './private-hosts.ts';

export interface ConnectOptions {
  /** Hosts on this machine or a private network that the operator has named: `host` or `host:port`. */
  privateHosts: readonly string[];
  /** Turns names into addresses; the system's own unless given. */
  lookup?: LookupFunction;
  connectMs: number;
}

/** The name leads to this machine or to a private network, and nobody has named it. */
export class PrivateAddress extends Error {
  readonly code = 'PRIVATE_ADDRESS';
}

/**
 * Opens the connections of the kit, each one: the first and those of every redirect. What a name leads to is judged on the very
 * addresses that are then connected to, so a name that answers differently the second time gains nothing.
 */
export function createConnector(options: ConnectOptions): buildConnector.connector {
  const { connectMs: timeout, lookup = systemLookup as LookupFunction } = options;
  const isAllowed = createAllowList(options.privateHosts);
  const shared = { timeout, allowH2: false };
  const connectAnywhere = buildConnector({ ...shared, lookup });
  const connectPublicly = buildConnector({ ...shared, lookup: publicOnly(lookup) });
  return (target, callback) => {
    const port = target.port || (target.protocol === 'https:' ? '443' : '80');
    const host = withoutBrackets(target.hostname);
    if (isAllowed(isIP(host) === 6 ? `[${host}]` : host, port)) return connectAnywhere(target, callback);
    // An address that is spelled out is never looked up.
    if (isIP(host) && !isPublicAddress(host)) return callback(new PrivateAddress(), null);
    connectPublicly(target, callback);
  };
}

/** A name of which one address is private is refused whole: which of them is tried is chance. */
function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) =>
    lookup(hostname, options, (error, found, family) => {
      if (error) return callback(error, found, family);
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address);
      if (!addresses.every(isPublicAddress)) return callback(new PrivateAddress(), []);
      callback(null, found, family);
    });
}

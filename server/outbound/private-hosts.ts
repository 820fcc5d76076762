import ipaddr from 'ipaddr.js';

/** Whether an address is one of the public internet: no loopback, no private network, no cloud's own data, no tunnel to them. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === 'unicast';
}

/** Whether a host, as a URL spells it, can only be this machine or its private network: no name has to be looked up. */
export function isPrivateHost(hostname: string): boolean {
  const host = withoutBrackets(hostname);
  return ipaddr.isValid(host) ? !isPublicAddress(host) : /(^|\.)localhost$/i.test(host);
}

/** Asks for a host as a URL spells it among those that the operator names: `host`, for every port of it, or `host:port`. */
export function createAllowList(hosts: readonly string[]): (hostname: string, port: string) => boolean {
  const allowed = new Set(hosts.map((host) => host.toLowerCase()));
  return (hostname, port) => allowed.has(hostname) || allowed.has(`${hostname}:${port}`);
}

export const withoutBrackets = (hostname: string) => hostname.replace(/^\[(.*)\]$/, '$1');

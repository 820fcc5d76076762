import { createAllowList, isPrivateHost } from '../outbound/private-hosts.ts';

/** @throws a sentence for the operator who has a server of their own: every single call would be refused. */
export function checkReach(setting: string, url: string, privateHosts: string[]): void {
  const { hostname, host, port, protocol } = new URL(url);
  const isAllowed = createAllowList(privateHosts)(hostname, port || (protocol === 'https:' ? '443' : '80'));
  if (isPrivateHost(hostname) && !isAllowed)
    throw new Error(`${setting} is on a private network: set OUTBOUND_PRIVATE_HOSTS=${host} if that is meant.`);
}

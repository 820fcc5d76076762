import { isIPv6 } from 'node:net';

/**
 * Whom to count an address for. One household or phone has a whole IPv6 network of 2^64 addresses, so those count as their
 * network (/64); an IPv4 address is itself, also where it is written as IPv6.
 */
export function senderOf(ip: string): string {
  if (!isIPv6(ip) || ip.includes('.')) return ip;
  const [head = '', tail] = ip.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - left.length - right.length;
  const groups = [...left, ...Array<string>(gap).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

import ipaddr from 'ipaddr.js';

/**
 * Whom to count an address for. One household or phone has a whole IPv6 network of 2^64 addresses, so those count as their
 * network (/64); an IPv4 address is itself, also where it is written as IPv6.
 */
export function senderOf(ip: string): string {
  if (!ipaddr.IPv6.isValid(ip)) return ip;
  const address = ipaddr.IPv6.parse(ip);
  if (address.isIPv4MappedAddress()) return ip;
  const network = address.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(':')}::/64`;
}

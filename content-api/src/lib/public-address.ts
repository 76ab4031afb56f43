import ipaddr from 'ipaddr.js';

/** All that is assigned to the internet in IPv6; what lies beside it, such as `::7f00:1`, leads who knows where. */
const internet6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** True for addresses of the public internet; false for private, local, mapped, translated and reserved ones. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  // The library names the special ranges: 6to4, Teredo, documentation, ORCHID, benchmarking and those of IPv4.
  if (parsed.range() !== 'unicast') return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(internet6);
}

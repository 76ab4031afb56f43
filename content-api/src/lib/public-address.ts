import ipaddr from 'ipaddr.js';

/** True for addresses of the public internet; false for private, local, mapped, translated and reserved ones. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.parse(address).range() === 'unicast';
}

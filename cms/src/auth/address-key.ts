import { isIPv6 } from 'node:net';

/** The eight numbers of an IPv6 address, however it is written. */
function groupsOf(address: string): number[] {
  const hex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_all, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.slice(0, 4).map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = [], after = []] = hex
    .split('::')
    .map((half) => (half ? half.split(':').map((group) => parseInt(group, 16)) : []));
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/**
 * The key under which attempts from an address are counted. One IPv6 caller usually has a whole /64 to take addresses
 * from, so a /64 counts as one. IPv4 written as IPv6 counts as that IPv4 address.
 */
export function addressKey(ip: string): string {
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip;
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

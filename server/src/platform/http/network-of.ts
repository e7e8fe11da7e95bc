const MAPPED = /^::ffff:(?<v4>\d+\.\d+\.\d+\.\d+)$/i
const GROUPS = 8
/** A household, a server, a phone: each is given this much of an IPv6 address, and may choose the rest at will. */
const OF_A_NETWORK = 4
const LONGEST = 64

/** What limits count as one visitor: an IPv4 address as it is, of an IPv6 one the first 64 bits. */
export function networkOf(address: string): string {
  const v4 = MAPPED.exec(address)?.groups?.v4
  if (v4) return v4
  if (!address.includes(':')) return address.slice(0, LONGEST)
  const [before = [], after = []] = address.split('::', 2).map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  const groups = [...before, ...zeros, ...after].slice(0, OF_A_NETWORK)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

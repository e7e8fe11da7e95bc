import { BlockList, isIP } from 'node:net'

/** What is not the public internet: this machine, private networks, providers' own, metadata services, documentation. */
const NOT_PUBLIC_4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const

/** Of what IANA gives out at all: special purposes, documentation, and addresses that hold another one within. */
const NOT_PUBLIC_6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const

const notPublic = new BlockList()
for (const [net, prefix] of NOT_PUBLIC_4) notPublic.addSubnet(net, prefix, 'ipv4')
for (const [net, prefix] of NOT_PUBLIC_6) notPublic.addSubnet(net, prefix, 'ipv6')
const given6 = new BlockList()
given6.addSubnet('2000::', 3, 'ipv6')

/** Whether a network address is one of the public internet. Loopback, link-local, unique-local and mapped ones are not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !notPublic.check(address, 'ipv4')
  return family === 6 && given6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}

/** Names that only a network of one's own knows: without a dot, or under what nobody can register. */
const INSIDE_NAME = /^[^.]+$|\.(localhost|local|internal|lan|home|corp|intranet|arpa)$/i

/**
 * Whether something may be sent to an address at all: by https and outside of our own network, or to a host that is allowed
 * by its name and port. What a name then leads to is looked at when the connection is made (post-outside.ts).
 */
export function mayPostTo(url: URL, insideHosts: readonly string[]): boolean {
  if (url.username || url.password || !/^https?:$/.test(url.protocol)) return false
  if (insideHosts.includes(url.host)) return true
  if (url.protocol !== 'https:') return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isIP(host) ? isPublicAddress(host) : !INSIDE_NAME.test(host.replace(/\.$/, ''))
}

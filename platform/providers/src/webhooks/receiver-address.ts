import { BlockList, isIPv6 } from 'node:net'

/**
 * Addresses that are not a single machine on the public Internet (IANA's special-purpose registries), and tunnels that
 * lead there.
 */
const special = new BlockList()
const networks4 = [
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
const networks6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const
for (const [network, prefix] of networks4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of networks6) special.addSubnet(network, prefix, 'ipv6')

/** All addresses of the public Internet itself begin this way. */
const global6 = new BlockList()
global6.addSubnet('2000::', 3, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/**
 * Checks whether an IP address belongs to a machine on the public Internet: not private, loopback, link-local, shared
 * or reserved.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, 'ipv6') && !special.check(address, 'ipv6')
  return !special.check(address, 'ipv4')
}

/** Checks whether an IP address is this machine's own. */
export function isLoopbackAddress(address: string): boolean {
  return loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/** Whether an address can be a receiver's. With `allowsLoopback` it may be one of this machine, by http too. */
export function isReceiverAddress(url: string, allowsLoopback: boolean): boolean {
  const target = URL.canParse(url) ? new URL(url) : null
  const isLocal =
    allowsLoopback && target !== null && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(target.hostname)
  return (
    target !== null &&
    url.length <= 2_000 &&
    (target.protocol === 'https:' || (isLocal && target.protocol === 'http:')) &&
    target.username === '' &&
    target.password === '' &&
    !url.includes('#')
  )
}

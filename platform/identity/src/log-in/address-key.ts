import { isIPv4, isIPv6 } from 'node:net'

/** A network that contains a client address. */
export interface AddressNetwork {
  readonly key: string
  /** How many times the limit of one address the whole network has. */
  readonly times: number
}

/**
 * Returns the networks that a client address is counted under, the narrowest first. A single subscriber controls a
 * whole IPv6 /64, often a /56, and anyone who rents a server a /48: a limit for /64s alone would give the latter 65,536
 * times as many attempts. A wider network has a larger budget, because strangers share it. An IPv4 address, even in
 * IPv6 notation, counts as itself and in its /24; anything else counts as its text.
 */
export function addressNetworks(address: string): readonly [AddressNetwork, ...AddressNetwork[]] {
  const [plain = ''] = address.trim().toLowerCase().split('%')
  const bytes = isIPv4(plain) ? plain.split('.').map(Number) : isIPv6(plain) ? bytesOf(plain) : []
  if (bytes.length === 4) {
    return [
      { key: bytes.join('.'), times: 1 },
      { key: `${bytes.slice(0, 3).join('.')}.0/24`, times: 8 },
    ]
  }
  if (bytes.length === 0) return [{ key: plain, times: 1 }]
  const [first = 0, second = 0, third = 0, fourth = 0] = pairsOf(bytes)
  const written = (groups: readonly number[]) => groups.map((group) => group.toString(16)).join(':')
  return [
    { key: written([first, second, third, fourth]), times: 1 },
    { key: `${written([first, second, third, fourth & 0xff00])}/56`, times: 4 },
    { key: `${written([first, second, third])}/48`, times: 16 },
  ]
}

/** Returns the key that a client address is counted under individually: its narrowest network. */
export function addressKey(address: string): string {
  return addressNetworks(address)[0].key
}

/** Returns the key that strangers who share a network are counted under together: its widest network. */
export function widestNetworkKey(address: string): string {
  const networks = addressNetworks(address)
  return networks.at(-1)?.key ?? networks[0].key
}

/** The four bytes of an IPv4 address that is written as IPv6, else the sixteen of a valid IPv6 address. */
function bytesOf(address: string): readonly number[] {
  const groups = expandIPv6(address)
  const bytes = groups.flatMap((group) => [group >> 8, group & 255])
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  return isMapped ? bytes.slice(12) : bytes
}

function pairsOf(bytes: readonly number[]): readonly number[] {
  return bytes.flatMap((byte, index) => (index % 2 === 0 ? [byte * 256 + (bytes[index + 1] ?? 0)] : []))
}

/** The eight numbers of a valid IPv6 address. */
function expandIPv6(address: string): readonly number[] {
  const withoutDots = address.replace(
    /:(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/,
    (_, a, b, c, d) =>
      `:${[Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':')}`,
  )
  const [head = '', tail] = withoutDots.split('::')
  const toGroups = (text: string) =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  const first = toGroups(head)
  if (tail === undefined) return first
  const last = toGroups(tail)
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

import { isIPv6 } from 'node:net'

/**
 * What a client address is counted under. One subscriber has a whole IPv6 /64 at hand, so those addresses
 * count as one; an IPv4 address written as IPv6 counts as itself; anything else counts as its text.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.trim().toLowerCase().split('%')
  if (!isIPv6(plain)) return plain
  const groups = expandIPv6(plain)
  const [sixth = 0, seventh = 0, eighth = 0] = groups.slice(5)
  if (groups.slice(0, 5).every((group) => group === 0) && sixth === 0xffff)
    return [seventh >> 8, seventh & 255, eighth >> 8, eighth & 255].join('.')
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')
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

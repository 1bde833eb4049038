import { isIPv4, isIPv6 } from 'node:net'
import { refusal } from './refusal'

const networkNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

/**
 * The prefix length of the widest private network, `fc00::/7`; a wider one would let strangers choose the address they
 * are counted by.
 */
const fewestBits = 7

/**
 * Parses the proxies of `PORCHLIGHT_TRUST_PROXY` into the form that Fastify accepts; empty for `none` and by default.
 * @throws invalidSettings for what is no address and no network, or a network of nearly everybody
 */
export function readTrustedProxies(value: string | undefined): readonly string[] {
  if (value === undefined || value.trim() === 'none') return []
  const entries = value.split(',').map((entry) => entry.trim())
  const wrong = entries.find((entry) => !networkNames.has(entry) && !isNetwork(entry))
  if (wrong === undefined) return entries
  throw refusal(
    wrong === 'none'
      ? 'PORCHLIGHT_TRUST_PROXY is either none or a list of proxies.'
      : `PORCHLIGHT_TRUST_PROXY: ${wrong} is neither the address of a proxy, nor a network of proxies with at least ${fewestBits} fixed bits.`,
  )
}

function isNetwork(entry: string): boolean {
  const [address = '', bits, ...more] = entry.split('/')
  if (more.length > 0) return false
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : null
  if (longest === null || bits === undefined) return longest !== null
  return /^\d{1,3}$/.test(bits) && Number(bits) >= fewestBits && Number(bits) <= longest
}

import { fail } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'

/** The hosts that requests are answered for. */
export interface AnsweredHosts {
  /** Lower-case names without port; null for every well-formed name. */
  readonly listed: readonly string[] | null
  /** Whether this machine's own names are also answered. */
  readonly loopback: boolean
}

/**
 * Returns a check of whether a Host header's value is answered. It runs in time linear in the value's length at most.
 */
export function hostCheck({ listed, loopback }: AnsweredHosts): (host: string) => boolean {
  const names = listed === null ? null : new Set(listed)
  return (host) => {
    const name = nameOfHost(host)
    if (name === null) return false
    return names === null || names.has(name) || (loopback && isLoopbackName(name))
  }
}

/**
 * Rejects requests with no, several or malformed Host headers, and those for a host that is not answered: the brand
 * follows from the host, Node accepts two of them silently, and another site's page whose name resolves to this machine
 * (DNS rebinding) would read our responses as its own.
 */
export function refuseUnknownHosts(app: FastifyInstance, isAnswered: (host: string) => boolean): void {
  app.addHook('onRequest', async (request) => {
    // Names and values alternate.
    const names = request.raw.rawHeaders.filter((_text, index) => index % 2 === 0)
    const hosts = names.filter((name) => name.toLowerCase() === 'host')
    if (hosts.length > 1 || !isAnswered(request.headers.host ?? '')) throw fail('invalidHost')
  })
}

/** The longest DNS name, and a port. */
const longestHost = 253 + ':65535'.length

/** Returns the name of a host in lower case, without its port; null for anything that is not a host. */
function nameOfHost(host: string): string | null {
  if (host.length > longestHost) return null
  const [, name] = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::\d{1,5})?$/.exec(host.toLowerCase()) ?? []
  if (name === undefined || name.startsWith('[')) return name ?? null
  // Each label separately: a pattern over all of them would try every way to split them.
  const labels = (name.endsWith('.') ? name.slice(0, -1) : name).split('.')
  return labels.every((label) => /^[a-z0-9][a-z0-9-]{0,62}$/.test(label)) ? name : null
}

function isLoopbackName(name: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(name) || name.endsWith('.localhost')
}

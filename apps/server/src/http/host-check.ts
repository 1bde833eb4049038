import { fail } from '@porchlight/errors'
import type { FastifyInstance } from 'fastify'

/**
 * Refuses requests with no, several or malformed Host headers, and in production those for a host that is
 * not listed. The brand follows from the host, and Node accepts two of them silently.
 */
export function refuseUnknownHosts(app: FastifyInstance, allowedHosts: readonly string[] | null): void {
  app.addHook('onRequest', async (request) => {
    let count = 0
    const { rawHeaders } = request.raw
    for (let index = 0; index < rawHeaders.length; index += 2) {
      if (rawHeaders[index]?.toLowerCase() === 'host') count += 1
    }
    const host = request.headers.host ?? ''
    if (count > 1 || !isHost(host)) throw fail('invalidHost')
    if (allowedHosts !== null && !allowedHosts.includes(hostName(host))) throw fail('invalidHost')
  })
}

function hostName(host: string): string {
  return host.replace(/:\d{1,5}$/, '').toLowerCase()
}

function isHost(host: string): boolean {
  if (host.length > 260) return false
  const name = hostName(host)
  if (name.startsWith('[')) return /^\[[0-9a-f:.]+\]$/.test(name)
  // Each label by itself: a pattern over all of them would try every way to divide them.
  const labels = (name.endsWith('.') ? name.slice(0, -1) : name).split('.')
  return labels.every((label) => /^[a-z0-9][a-z0-9-]{0,62}$/.test(label))
}

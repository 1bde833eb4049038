import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy that sends each request to the next server, whoever the sender. */
export interface RoundRobin {
  readonly origin: string
  /** Returns the server that has the newest event stream. */
  readonly streamAt: () => string | null
  /** Number of held-record reports that each server received. */
  readonly reports: ReadonlyMap<string, number>
  readonly add: (origin: string) => void
  readonly remove: (origin: string) => void
  readonly close: () => Promise<void>
}

/** Starts the proxy in front of the servers at `origins`. */
export async function startRoundRobin(origins: readonly string[]): Promise<RoundRobin> {
  const alive = [...origins]
  const reports = new Map<string, number>()
  let next = 0
  let streamAt: string | null = null

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    next += 1
    const origin = alive[next % alive.length]
    if (origin === undefined) return void outgoing.writeHead(502).end()
    const { pathname } = new URL(incoming.url ?? '/', origin)
    if (pathname === '/live') streamAt = origin
    if (pathname.endsWith('/held')) reports.set(origin, (reports.get(origin) ?? 0) + 1)
    const upstream = request(
      new URL(incoming.url ?? '/', origin),
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
      },
    )
    upstream.once('error', () => outgoing.destroy())
    outgoing.once('close', () => upstream.destroy())
    incoming.pipe(upstream)
  }
  const server = createServer(pass)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    streamAt: () => streamAt,
    reports,
    add: (origin) => void alive.push(origin),
    remove: (origin) => void alive.splice(alive.indexOf(origin), 1),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mostCallbackBytes } from '../../http/callback-size'

/** A call to the server, as received. */
export interface Delivery {
  readonly path: string
  readonly body: string
  readonly bytes: number
  /** Undefined when it is missing or repeated. */
  readonly signature: string | undefined
  readonly at: Date
  readonly status: number
}

/** Responds to a call in place of the server: returns its status. */
export type CallbackAnswer = (delivery: Omit<Delivery, 'status'>) => number

/** Listens in place of the server for the calls of a gateway. */
export interface CallbackListener {
  readonly port: number
  /** The calls received since the last `expect`, the oldest first. */
  readonly deliveries: readonly Delivery[]
  /** Clears the calls received, and responds this way from now on. */
  readonly expect: (header: string, answer: CallbackAnswer) => void
  /** Checks whether this public address leads here. */
  readonly isReachedAt: (publicUrl: string) => Promise<boolean>
  readonly close: () => Promise<void>
}

/** Starts to listen; fails with the system's error if the address is in use or not this machine's. */
export async function listenForCallbacks({
  host,
  port,
  now,
}: {
  readonly host: string
  /** 0 picks a free one. */
  readonly port: number
  readonly now: () => Date
}): Promise<CallbackListener> {
  const deliveries: Delivery[] = []
  const proof = randomUUID()
  let header = ''
  let answer: CallbackAnswer = () => 404
  const server = createServer(async (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (request.method === 'GET' && path.endsWith('/gateway-check')) return void response.end(proof)
    if (request.method !== 'POST') return void response.writeHead(404).end()
    const { text, bytes } = await read(request)
    const value = request.headers[header]
    const signature = typeof value === 'string' ? value : undefined
    const delivery = { path, body: text, bytes, signature, at: now() }
    const status = bytes > mostCallbackBytes ? 413 : answer(delivery)
    deliveries.push({ ...delivery, status })
    response.writeHead(status).end()
  })
  server.listen(port, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    deliveries,
    expect: (name, next) => {
      header = name
      answer = next
      deliveries.length = 0
    },
    isReachedAt: async (publicUrl) => {
      const said = await fetch(`${publicUrl}/gateway-check`, { signal: AbortSignal.timeout(10_000) })
        .then((response) => response.text())
        .catch(() => null)
      return said === proof
    },
    close: async () => {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

async function read(request: IncomingMessage): Promise<{ readonly text: string; readonly bytes: number }> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of request) {
    bytes += Buffer.byteLength(chunk)
    if (bytes <= mostCallbackBytes) chunks.push(Buffer.from(chunk))
  }
  return { text: Buffer.concat(chunks).toString(), bytes }
}

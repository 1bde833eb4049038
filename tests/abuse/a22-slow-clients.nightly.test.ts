import { connect } from 'node:net'
import { createServer } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

let world: TestWorld
let planted: FastifyInstance

beforeAll(async () => {
  world = await createTestWorld()
  planted = await createServer(world.context, null)
})
afterAll(async () => {
  await planted.close()
  await world.close()
})

/** How long a connection may be held that requests nothing; a busy machine may add to it. */
const longestMs = 15_000
/** Node allows a connection whose response has moved since the last check a second period of 12 s. */
const longestUnreadMs = 26_000
const busyMs = 5_000
const linesOfEach = 20

/** Connections that are held open: what is sent first, and then every second; whether responses are read. */
const clients: readonly {
  readonly name: string
  readonly first: string
  readonly drip: string
  readonly reads: boolean
}[] = [
  {
    name: 'headers that never end',
    first: 'GET /livez HTTP/1.1\r\nHost: localhost\r\n',
    drip: 'X-A: b\r\n',
    reads: true,
  },
  {
    name: 'a body that trickles',
    first:
      'POST /lwr/apex/v65.0/CustomerPortalLoginController/logIn HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{',
    drip: ' ',
    reads: true,
  },
  {
    name: 'a file that trickles',
    first:
      'POST /lwr/apex/v65.0/CustomerPortalDocumentController/sendDocuments HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 5000000\r\n\r\n--edge\r\n',
    drip: 'x',
    reads: true,
  },
  { name: 'a line that says nothing', first: '', drip: '', reads: true },
  {
    name: 'a line kept after its answer',
    first: 'GET /livez HTTP/1.1\r\nHost: localhost\r\n\r\n',
    drip: '',
    reads: true,
  },
  {
    name: 'answers that nobody reads',
    first: 'GET /openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(12),
    drip: '',
    reads: false,
  },
]

describe('A22: clients that hold lines open', () => {
  it('are let go within 15 s, of unread answers within 26 s, and the others are answered meanwhile', async () => {
    const { server } = planted
    server.headersTimeout = 0
    server.requestTimeout = 0
    server.keepAliveTimeout = 0
    server.timeout = 0
    planted.bodyPace.windowMs = 0
    // Both servers are attacked in parallel: each takes as long as its timeouts.
    const [leaks, leaksOfPlanted] = await Promise.all([findLeaks(world.app, busyMs), findLeaks(planted, 0)])
    expect(leaks).toEqual([])
    expect(leaksOfPlanted).toEqual(clients.map(({ name }) => `${name} stays`))
  }, 90_000)
})

async function findLeaks(app: FastifyInstance, allowanceMs: number): Promise<readonly string[]> {
  // The document is assembled once, on the first request.
  await app.inject('/openapi.json')
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const open = new Set<number | undefined>()
  // Only the server knows which connections it still holds: a client that does not read never learns that one was
  // closed.
  app.server.on('connection', (socket) => {
    const { remotePort } = socket
    open.add(remotePort)
    socket.on('close', () => open.delete(remotePort))
  })
  const held = clients.map((client) => ({
    name: client.name,
    patienceMs: (client.reads ? longestMs : longestUnreadMs) + allowanceMs,
    lines: Array.from({ length: linesOfEach }, () => hold(port, client)),
  }))
  const isHeld = ({ lines }: { readonly lines: readonly HeldLine[] }) =>
    lines.some((line) => line.port() === undefined || open.has(line.port()))
  const leaks: string[] = []
  const startedAt = performance.now()
  const passedMs = () => performance.now() - startedAt
  const heldMs = new Map<string, number>()
  try {
    while (held.some((line) => isHeld(line) && passedMs() < line.patienceMs)) {
      const answer = await fetch(`http://127.0.0.1:${port}/livez`, { signal: AbortSignal.timeout(30_000) })
      if (answer.status !== 200) leaks.push(`others get ${answer.status}`)
      await answer.text()
      for (const line of held) if (isHeld(line)) heldMs.set(line.name, passedMs())
      await new Promise((resolve) => setTimeout(resolve, 500))
    }
    for (const line of held) {
      if ((heldMs.get(line.name) ?? 0) > line.patienceMs || isHeld(line)) leaks.push(`${line.name} stays`)
    }
    return leaks
  } finally {
    for (const line of held.flatMap(({ lines }) => lines)) line.end()
  }
}

type HeldLine = ReturnType<typeof hold>

/** Opens a connection, sends the first part and then keeps dripping. */
function hold(port: number, { first, drip, reads }: (typeof clients)[number]) {
  const socket = connect(port, '127.0.0.1')
  let localPort: number | undefined
  socket.on('connect', () => {
    localPort = socket.localPort
    socket.write(first)
  })
  socket.on('error', () => undefined)
  if (reads) socket.resume()
  const dripping = setInterval(() => {
    if (drip !== '') socket.write(drip)
  }, 1_000)
  socket.on('close', () => clearInterval(dripping))
  return { port: () => localPort, end: () => socket.destroy() }
}

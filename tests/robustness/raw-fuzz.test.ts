import { type AddressInfo, connect } from 'node:net'
import { createServer, loadPortal } from '@porchlight/server/testing'
import { casesOfRun, inSweep, isWholeRun } from '@porchlight/test-kit/sweep'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalDirectory } from '../abuse/abuse-world'
import { documentedCalls } from './documented-calls'
import { createBlockMonitor, leastBlockMs, longestBlockMs } from './longest-block'
import { type RawMaterial, rawRequest } from './raw-requests'

let world: TestWorld
let material: RawMaterial

/** `npm run sweep` sends them all. */
const requests = inSweep(100_000, { otherwise: casesOfRun(1_000) })
const linesAtOnce = 6
/** How long a connection waits for a response before it ends its side: the bytes sent may be half a request. */
const patienceMs = 250

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
  const calls = await documentedCalls(world.app)
  const { entry } = await loadPortal(portalDirectory)
  const pages = entry.routes.flatMap(({ path }) => [path, path === '/' ? '/es' : `/es${path}`])
  material = {
    paths: [
      ...pages.map((path) => path.replace(/:(\w+)\??/g, '{$1}')),
      // An event stream has no end.
      ...calls.map(({ path }) => path).filter((path) => path !== '/live'),
      '/livez',
      '/assets/{name}',
      '/webhooks/payments',
      '/dev',
    ],
    hosts: ['localhost', 'amigo.localhost', 'tara.localhost:3000'],
    tokens: [await world.tokenOf('dana.whitcombe@example.com')],
    staffTokens: [
      await world.tokenOf('admin@example.com'),
      await world.tokenOf('advisor.second@example.com'),
    ],
  }
})
afterAll(() => world.close())

describe('bytes that come over a line', () => {
  it(`hold up nobody, fail nothing and are answered with the headers of every answer, ${requests} times`, async () => {
    const { problems, statuses, longestMs } = await fuzz(world.app, requests)
    process.stdout.write(
      `${requests} requests; longest block ${longestMs.toFixed(1)} ms; answers ${JSON.stringify(statuses)}\n`,
    )
    expect(problems).toEqual([])
    // Most are parsed, and some of each kind succeed.
    expect(statuses['200']).toBeGreaterThan(requests / 50)
    expect(statuses['400']).toBeGreaterThan(requests / 20)
  }, 3_600_000)

  it.skipIf(isWholeRun)(
    'are reported where something holds the event loop, fails, or answers without the headers',
    async () => {
      const app = await createServer(world.context, null)
      app.addHook('onRequest', async (request, reply) => {
        if (request.originalUrl.startsWith('/livez')) {
          const before = process.cpuUsage()
          while (process.cpuUsage(before).user < 2_000 * longestBlockMs) Math.random()
        }
        if (request.originalUrl.startsWith('/es')) throw new TypeError('planted')
        if (request.originalUrl.startsWith('/assets')) reply.removeHeader('x-frame-options')
      })
      // From few paths, so that each of the three is hit.
      const paths = ['/livez', '/es', '/assets/{name}', '/dev', '/bills', '/usage']
      const { problems } = await fuzz(app, 40, { ...material, paths })
      await app.close()
      expect(problems).toContainEqual(expect.stringMatching(/held the event loop for \d{3,} ms/))
      expect(problems).toContainEqual(expect.stringMatching(/answered 500/))
      expect(problems).toContainEqual(expect.stringMatching(/no x-frame-options/))
    },
    180_000,
  )
})

const wantedHeaders = [
  'x-request-id',
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
]

interface FuzzReport {
  /** The failures, each with the seed that reproduces it. */
  readonly problems: readonly string[]
  /** Number of responses per status. */
  readonly statuses: Readonly<Record<string, number>>
  readonly longestMs: number
}

async function fuzz(app: FastifyInstance, count: number, from = material): Promise<FuzzReport> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const problems: string[] = []
  const statuses: Record<string, number> = {}
  let longestMs = 0
  let seed = 0

  /** Sends the request of a seed; returns how long the event loop was blocked meanwhile, by anyone. */
  const send = async (of: number): Promise<{ readonly heldMs: number; readonly text: string }> => {
    const monitor = createBlockMonitor()
    const bytes = rawRequest(of, from)
    const text = await monitor.watch(String(of), () => exchange(port, bytes))
    return { heldMs: monitor.blocks()[0]?.milliseconds ?? 0, text }
  }
  const late: number[] = []
  const line = async () => {
    while (seed < count) {
      seed += 1
      const of = seed
      const { heldMs, text } = await send(of)
      if (heldMs > longestBlockMs) late.push(of)
      else longestMs = Math.max(longestMs, heldMs)
      for (const { status, headers } of headsOf(text)) {
        statuses[status] = (statuses[status] ?? 0) + 1
        const isOverload = status === 503 && headers.has('retry-after')
        if (status >= 500 && !isOverload) problems.push(`${of}: answered ${status}`)
        const missing = wantedHeaders.filter((name) => !headers.has(name))
        if (missing.length > 0) problems.push(`${of}: ${status} with no ${missing.join(', ')}`)
      }
    }
  }
  await Promise.all(Array.from({ length: linesAtOnce }, line))
  // Requests in flight when the event loop was blocked are resent alone: the one that blocked it does so each time.
  for (const of of late) {
    const least = await leastBlockMs(String(of), () => exchange(port, rawRequest(of, from)))
    longestMs = Math.max(longestMs, least)
    if (least > longestBlockMs) problems.push(`${of}: held the event loop for ${Math.round(least)} ms`)
  }
  // No connection is held for a client that is gone.
  await expect.poll(() => openLines(app)).toBe(0)
  return { problems, statuses, longestMs }
}

function openLines(app: FastifyInstance): Promise<number> {
  return new Promise((resolve, reject) => {
    app.server.getConnections((error, count) => (error === null ? resolve(count) : reject(error)))
  })
}

/** Sends bytes over a separate connection; returns what was received until it was closed. */
function exchange(port: number, bytes: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: string[] = []
    // Only a response is awaited, or none within the time: the connection may stay open for further requests.
    const end = () => {
      clearTimeout(timer)
      if (!socket.writableEnded) socket.end()
    }
    const timer = setTimeout(end, patienceMs)
    socket.on('data', (chunk) => {
      chunks.push(chunk.toString('latin1'))
      if (isWhole(chunks.join(''), bytes.startsWith('HEAD '))) end()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      clearTimeout(timer)
      resolve(chunks.join(''))
    })
    socket.write(bytes, 'latin1')
  })
}

interface Head {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
}

/** Returns the heads of the responses received over a connection, except interim ones. */
function headsOf(text: string): readonly Head[] {
  const heads = text.match(/HTTP\/1\.1 \d{3}[^\r\n]*\r\n(?:[^\r\n]+\r\n)*\r\n/g) ?? []
  return heads.map(readHead).filter(({ status }) => status >= 200)
}

function readHead(head: string): Head {
  const [first = '', ...lines] = head.trimEnd().split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1]), headers: new Map(headers) }
}

/**
 * Returns whether the first response, except interim ones, has arrived with its whole body, so that the connection may
 * be ended.
 */
function isWhole(text: string, isHead: boolean): boolean {
  const start = text.search(/HTTP\/1\.1 [2-5]\d\d/)
  const end = text.indexOf('\r\n\r\n', Math.max(start, 0))
  if (start < 0 || end < 0) return false
  if (isHead) return true
  const { headers } = readHead(text.slice(start, end))
  const length = headers.get('content-length')
  if (length === undefined) return text.endsWith('0\r\n\r\n')
  return text.length - end - 4 >= Number(length) || text.length > 200_000
}

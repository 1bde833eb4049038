import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { enqueueJob } from '@porchlight/jobs'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeFolder, type RunningServer, startServer } from './operator-process'

interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

let world: TestWorld
let folder: string
let server: RunningServer
const received: ReceivedSpan[] = []
/** What was sent to the billing system: the path and the trace that continues there. */
const billed: { readonly path: string; readonly traceparent: string | undefined }[] = []

const collector = createServer(async (request, response) => {
  const sent = JSON.parse(await text(request)) as {
    readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: ReceivedSpan[] }[] }[]
  }
  received.push(...sent.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)))
  response.setHeader('content-type', 'application/json').end('{}')
})

const billing = createServer(async (request, response) => {
  await text(request)
  const traceparent = request.headers.traceparent
  billed.push({
    path: request.url ?? '',
    traceparent: typeof traceparent === 'string' ? traceparent : undefined,
  })
  response.setHeader('content-type', 'application/json')
  response.end(request.method === 'GET' ? '{"changes":[],"position":"1","more":false}' : '{}')
})

async function listen(at: Server): Promise<string> {
  await new Promise<void>((resolve) => at.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(at.address() as AddressInfo).port}`
}

beforeAll(async () => {
  world = await createTestWorld()
  folder = await makeFolder('porchlight traces ')
  server = await startServer({
    DATA_DIR: folder,
    DATABASE_URL: world.context.direct.options.connectionString ?? '',
    PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
    PORCHLIGHT_BILLING: `${await listen(billing)}/v1`,
    PORCHLIGHT_BILLING_TOKEN: 'a-token-of-the-billing-system',
    OTEL_EXPORTER_OTLP_ENDPOINT: await listen(collector),
    OTEL_BSP_SCHEDULE_DELAY: '50',
  })
}, 120_000)

afterAll(async () => {
  await server.stop()
  for (const each of [collector, billing]) {
    each.closeAllConnections()
    await new Promise((resolve) => each.close(resolve))
  }
  await world.close()
  await rm(folder, { recursive: true, force: true })
})

let requests = 0

/** Sends a request in a separate trace, through a proxy that started it. */
async function send(
  path: string,
  init: { readonly headers?: object; readonly [option: string]: unknown } = {},
) {
  requests += 1
  const traceId = String(requests).padStart(32, 'a')
  const traceparent = `00-${traceId}-00f067aa0ba902b7-01`
  const answer = await fetch(`${server.origin}${path}`, {
    ...init,
    headers: { ...init.headers, traceparent },
  })
  await answer.text()
  return { traceId, status: answer.status }
}

const spansOf = (traceId: string) => received.filter((span) => span.traceId === traceId)

/** Returns the names from a span up to the outermost one received. */
function pathOf(span: ReceivedSpan): readonly string[] {
  const parent = received.find(({ spanId }) => spanId === span.parentSpanId)
  return parent === undefined ? [span.name] : [...pathOf(parent), span.name]
}

const pathsOf = (traceId: string) => spansOf(traceId).map((span) => pathOf(span).join(' > '))

describe('traces', () => {
  it('go from a page through its calls to their statements', async () => {
    const { traceId, status } = await send('/plans?zip=77002')
    expect(status).toBe(200)
    await expect
      .poll(() => pathsOf(traceId))
      .toContainEqual(expect.stringMatching(/^GET \/plans > GET \S*findPlans > SELECT$/))
    const [page] = spansOf(traceId).filter(({ name }) => name === 'GET /plans')
    expect(page?.parentSpanId).toBe('00f067aa0ba902b7')
  })

  it('go from a request to the job that it enqueues', async () => {
    const { traceId } = await send('/lwr/apex/v65.0/CustomerPortalLoginController/forgotPassword', {
      method: 'POST',
      headers: { origin: server.origin, 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'dana.whitcombe@example.com' }),
    })
    await expect
      .poll(() => pathsOf(traceId))
      .toContainEqual(expect.stringMatching(/^POST \S*forgotPassword > send-[a-z-]+ > SELECT$/))
  })

  it('go from a job to the gateway that it calls', async () => {
    await enqueueJob(world.context.pool, 'import-billing', {})
    await expect
      .poll(() =>
        billed.map(({ traceparent }) => {
          const called = received.find(({ spanId }) => traceparent?.includes(spanId))
          return called === undefined ? null : pathOf(called).join(' > ')
        }),
      )
      .toContain('import-billing > GET')
  })

  it('hold nothing that somebody typed or that is stored of somebody', async () => {
    await send('/plans?zip=77002&canary=typed-in-an-address')
    await send('/services/data/v65.0/ui-api/records/001000000000000AAA', { headers: { 'x-canary': 'typed' } })
    const known = received.length
    await expect.poll(() => received.length).toBeGreaterThan(known)
    const all = JSON.stringify(received.map(({ name, attributes }) => ({ name, attributes })))
    expect(
      all.match(/.{0,60}(\b77002\b|typed|001000000000000AAA|example\.com|Bearer|Whitcombe).{0,30}/g),
    ).toBeNull()
    expect(all).toContain('"db.query.text"')
  })
})

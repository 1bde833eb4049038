import { describe, expect, it } from 'vitest'
import { authorizing } from './authorizing-network'
import type { FetchResponse, NetworkAdapter, ResourceRequest } from './resource-request'
import { retrying } from './retrying-network'

const read: ResourceRequest = {
  method: 'GET',
  baseUri: '/services/data/v65.0',
  basePath: '/ui-api/records/{recordId}',
  urlParams: { recordId: '500000000000001AAA' },
  queryParams: {},
  headers: {},
  body: null,
  priority: 'normal',
}

function answer(status: number, headers: FetchResponse['headers'] = {}): FetchResponse {
  return { status, statusText: '', ok: status < 400, headers, body: undefined }
}

/** A network that returns one answer after the other, and the last of them from then on. */
function answering(...answers: readonly FetchResponse[]) {
  const sent: ResourceRequest[] = []
  const network: NetworkAdapter = async (request) => {
    sent.push(request)
    return answers[Math.min(sent.length, answers.length) - 1] ?? answer(500)
  }
  return { sent, network }
}

/** A schedule without a clock: it records the pauses. */
function pausing() {
  const pauses: number[] = []
  const after = (milliseconds: number, run: () => void) => {
    pauses.push(milliseconds)
    run()
    return () => undefined
  }
  return { pauses, after }
}

describe('a network that retries', () => {
  it.each([0, 429, 502, 503, 504])('sends a read again after %i, with longer pauses', async (status) => {
    const { sent, network } = answering(answer(status), answer(status), answer(200))
    const { pauses, after } = pausing()
    const response = await retrying(network, { after, random: () => 0 })(read)
    expect([response.status, sent.length, pauses]).toEqual([200, 3, [250, 500]])
  })

  it('gives up with the last answer', async () => {
    const { sent, network } = answering(answer(503))
    const { after } = pausing()
    expect((await retrying(network, { after, attempts: 4 })(read)).status).toBe(503)
    expect(sent).toHaveLength(4)
  })

  it.each([400, 401, 404, 412, 500])('hands %i on at once', async (status) => {
    const { sent, network } = answering(answer(status))
    expect((await retrying(network)(read)).status).toBe(status)
    expect(sent).toHaveLength(1)
  })

  it('sends a read by POST again, and none whose signal has aborted meanwhile', async () => {
    const { after } = pausing()
    const posted = answering(answer(503), answer(200))
    const request: ResourceRequest = { ...read, method: 'POST', isRead: true }
    expect((await retrying(posted.network, { after })(request)).status).toBe(200)
    const controller = new AbortController()
    const given = answering(answer(503), answer(200))
    const abort = (_milliseconds: number, run: () => void) => {
      controller.abort()
      run()
      return () => undefined
    }
    const { status } = await retrying(given.network, { after: abort })(request, controller.signal)
    expect([status, given.sent.length]).toEqual([503, 1])
  })

  it('sends a write again with a key alone', async () => {
    const { after } = pausing()
    const plain = answering(answer(503), answer(200))
    expect((await retrying(plain.network, { after })({ ...read, method: 'PATCH' })).status).toBe(503)
    const keyed = answering(answer(503), answer(200))
    const headers = { 'Idempotency-Key': 'k' }
    expect((await retrying(keyed.network, { after })({ ...read, method: 'PATCH', headers })).status).toBe(200)
  })

  it.each([
    ['7', 7_000],
    ['0', 250],
    ['soon', 250],
    ['86400', 30_000],
  ])('pauses as Retry-After %s says, within bounds', async (seconds, pause) => {
    const { network } = answering(answer(429, { 'retry-after': seconds }), answer(200))
    const { pauses, after } = pausing()
    await retrying(network, { after, random: () => 0 })(read)
    expect(pauses).toEqual([pause])
  })
})

describe('a network that authorizes', () => {
  function session(first: string | null, next: readonly string[]) {
    let token = first
    const left = [...next]
    let refreshes = 0
    return {
      token: () => token,
      refreshes: () => refreshes,
      refresh: async () => {
        refreshes += 1
        await Promise.resolve()
        token = left.shift() ?? token
        return left.length < next.length
      },
    }
  }
  /** Accepts only that token. */
  const takes =
    (token: string): NetworkAdapter =>
    async ({ headers }) =>
      answer(headers.Authorization === `Bearer ${token}` ? 200 : 401)

  it('sends what was refused once more with a new token, which many refused requests get together', async () => {
    const owner = session('old', ['new'])
    const network = authorizing(takes('new'), owner)
    const answers = await Promise.all(Array.from({ length: 20 }, () => network(read)))
    expect([new Set(answers.map(({ status }) => status)), owner.refreshes()]).toEqual([new Set([200]), 1])
  })

  it('hands the refusal on when there is no new token, or that is refused as well', async () => {
    const none = { token: () => 'old', refresh: async () => false }
    expect((await authorizing(takes('new'), none)(read)).status).toBe(401)
    const failing = { token: () => 'old', refresh: () => Promise.reject(new Error('offline')) }
    expect((await authorizing(takes('new'), failing)(read)).status).toBe(401)
    const wrong = session('old', ['wrong'])
    expect((await authorizing(takes('new'), wrong)(read)).status).toBe(401)
    expect(wrong.refreshes()).toBe(1)
  })

  it('leaves requests as they are without a token', async () => {
    const { sent, network } = answering(answer(200))
    await authorizing(network, { token: () => null, refresh: async () => false })(read)
    expect(sent[0]?.headers).toEqual({})
  })
})

import { createServer, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { createHttpNetwork } from './http-network-adapter'
import type { ResourceRequest } from './resource-request'

const request: ResourceRequest = {
  method: 'GET',
  baseUri: '/services/data/v65.0',
  basePath: '/ui-api/records/{recordId}',
  urlParams: { recordId: 'a/b ?' },
  queryParams: { fields: ['Case.A', 'Case.B'], pageSize: undefined },
  headers: { 'Cache-Control': 'no-cache' },
  body: null,
  priority: 'normal',
}

async function withServer<Result>(
  listener: RequestListener,
  run: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  try {
    return await run(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  } finally {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

test('a request whose signal aborts ends at the server too, and is no answer', async () => {
  let closed = 0
  await withServer(
    (incoming) => {
      incoming.on('close', () => {
        closed += 1
      })
    },
    async (origin) => {
      const controller = new AbortController()
      const network = createHttpNetwork({ fetch, origin, language: 'en' })
      const answer = network(request, controller.signal)
      setTimeout(() => controller.abort(), 50)
      expect(await answer).toMatchObject({ status: 0, errorType: 'networkAdapterError' })
      await expect.poll(() => closed).toBe(1)
    },
  )
})

test('address, headers and body arrive as the request says', async () => {
  const seen: unknown[] = []
  await withServer(
    (incoming, outgoing) => {
      let body = ''
      incoming.on('data', (chunk) => {
        body += chunk
      })
      incoming.on('end', () => {
        seen.push({ url: incoming.url, method: incoming.method, body, headers: incoming.headers })
        outgoing.end('{"a":1}')
      })
    },
    async (origin) => {
      const network = createHttpNetwork({ fetch, origin, language: 'es-US' })
      expect(await network(request)).toMatchObject({ status: 200, ok: true, body: { a: 1 } })
      await network({ ...request, method: 'PATCH', body: { fields: {} } })
    },
  )
  expect(seen).toMatchObject([
    {
      url: '/services/data/v65.0/ui-api/records/a%2Fb%20%3F?fields=Case.A%2CCase.B',
      method: 'GET',
      body: '',
      headers: { 'accept-language': 'es-US', 'cache-control': 'no-cache' },
    },
    { method: 'PATCH', body: '{"fields":{}}', headers: { 'content-type': 'application/json' } },
  ])
})

test('an error of the server is tagged, whatever its body is', async () => {
  await withServer(
    (_incoming, outgoing) => {
      outgoing.writeHead(502)
      outgoing.end('<html>')
    },
    async (origin) => {
      const network = createHttpNetwork({ fetch, origin, language: 'en-US' })
      expect(await network(request)).toMatchObject({
        status: 502,
        ok: false,
        body: '<html>',
        errorType: 'fetchResponse',
      })
    },
  )
})

test('an answer of 204 has no body', async () => {
  await withServer(
    (_incoming, outgoing) => {
      outgoing.writeHead(204)
      outgoing.end()
    },
    async (origin) => {
      const network = createHttpNetwork({ fetch, origin, language: 'en-US' })
      expect(await network(request)).toMatchObject({ status: 204, ok: true, body: undefined })
    },
  )
})

test('no connection and no answer in time are failures of the network', async () => {
  const lost = createHttpNetwork({ fetch, origin: 'http://127.0.0.1:1', language: 'en-US' })
  expect(await lost(request)).toMatchObject({ status: 0, ok: false, errorType: 'networkAdapterError' })
  await withServer(
    () => undefined,
    async (origin) => {
      const slow = createHttpNetwork({ fetch, origin, language: 'en-US', timeoutMs: 20 })
      expect(await slow(request)).toMatchObject({ status: 0, statusText: 'TimeoutError' })
    },
  )
})

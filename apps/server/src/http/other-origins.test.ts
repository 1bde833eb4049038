import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings'
import { createHttpServer } from './create-http-server'

let app: FastifyInstance
afterEach(() => app.close())

const origin = 'https://app.example.com'
const path = '/services/data/v65.0/ui-api/records'

async function serve(origins?: string) {
  app = await createHttpServer(
    readSettings({
      PORCHLIGHT_LOG_LEVEL: 'silent',
      ...(origins === undefined ? {} : { PORCHLIGHT_CORS_ORIGINS: origins }),
    }),
  )
  app.route({ method: ['GET', 'POST'], url: path, handler: async () => ({}) })
  app.get('/account', async () => 'page')
  return (method: 'GET' | 'POST' | 'OPTIONS', url: string, headers: Readonly<Record<string, string>>) =>
    app.inject({ method, url, headers: { host: 'localhost', ...headers } })
}

const corsOf = ({ headers }: { readonly headers: object }) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control'))

describe('a page of another origin', () => {
  it('is allowed nothing when none is registered', async () => {
    const send = await serve()
    const asked = { origin, 'access-control-request-method': 'POST' }
    for (const answer of [await send('OPTIONS', path, asked), await send('GET', path, { origin })]) {
      expect(corsOf(answer)).toEqual([])
    }
  })

  it('that is registered may call the data service by a token, and never with credentials', async () => {
    const send = await serve(`https://other.example.com,${origin}`)
    const preflight = await send('OPTIONS', path, { origin, 'access-control-request-method': 'POST' })
    expect(preflight.statusCode).toBe(204)
    expect(preflight.headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': expect.stringContaining('authorization'),
      vary: expect.stringContaining('Origin'),
    })
    const token = { authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' }
    const written = await send('POST', path, { origin, 'sec-fetch-site': 'cross-site', ...token })
    expect([written.statusCode, written.headers['access-control-allow-origin']]).toEqual([200, origin])
    const byCookie = await send('POST', path, { origin, 'sec-fetch-site': 'cross-site' })
    expect(byCookie.statusCode).toBe(403)
    for (const answer of [preflight, written, byCookie]) {
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials')
    }
  })

  it.each(['https://evil.example', 'http://app.example.com', 'https://app.example.com.evil.example', 'null'])(
    'that is not registered is allowed nothing: %s',
    async (other) => {
      const send = await serve(origin)
      const asked = { origin: other, 'access-control-request-method': 'GET' }
      const preflight = await send('OPTIONS', path, asked)
      expect([preflight.statusCode, corsOf(preflight)]).toEqual([404, []])
      const read = await send('GET', path, { origin: other })
      expect([corsOf(read), read.headers.vary]).toEqual([[], expect.stringContaining('Origin')])
    },
  )

  it('is allowed nothing beside the data service', async () => {
    const send = await serve(origin)
    expect(corsOf(await send('GET', '/account', { origin }))).toEqual([])
  })
})

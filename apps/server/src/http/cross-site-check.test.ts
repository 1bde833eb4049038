import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readSettings } from '../settings/read-settings'
import { createHttpServer } from './create-http-server'
import { isFromOwnPage } from './cross-site-check'

let app: FastifyInstance
beforeAll(async () => {
  app = await createHttpServer(readSettings({ PORCHLIGHT_LOG_LEVEL: 'silent' }))
  app.post('/change', async (request) => ({ own: isFromOwnPage(request) }))
  app.route({ method: ['GET', 'HEAD', 'OPTIONS'], url: '/read', handler: async () => 'read' })
})
afterAll(() => app.close())

const change = (headers: Readonly<Record<string, string>>) =>
  app.inject({ method: 'POST', url: '/change', headers: { host: 'localhost', ...headers } })

const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }

describe('a change that another site’s page asks for', () => {
  it.each([
    {},
    { authorization: 'Basic cG9ydGVyOmxhbXA=' },
    { authorization: 'Digest username="porter"' },
    { authorization: 'Negotiate YII=' },
    { authorization: '' },
  ])('is refused with %j, which a browser adds by itself or anybody may', async (headers) => {
    expect((await change({ ...foreign, ...headers })).statusCode).toBe(403)
  })

  it('is done for a bearer token, which no foreign page can borrow', async () => {
    const answer = await change({ ...foreign, authorization: 'Bearer abcdefghijklmnopqrstuvwxyz' })
    expect([answer.statusCode, answer.payload]).toEqual([200, '{"own":true}'])
  })

  it('is done for our own page, and for a program that says nothing of a site', async () => {
    const own = { origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }
    expect((await change(own)).payload).toBe('{"own":true}')
    const program = await change({ authorization: 'Basic cG9ydGVyOmxhbXA=' })
    expect([program.statusCode, program.payload]).toEqual([200, '{"own":false}'])
  })
})

it.each(['GET', 'HEAD', 'OPTIONS'] as const)(
  'a %s changes nothing, so any site’s page may ask for it',
  async (method) => {
    const headers = { host: 'localhost', ...foreign }
    expect((await app.inject({ method, url: '/read', headers })).statusCode).toBe(200)
  },
)

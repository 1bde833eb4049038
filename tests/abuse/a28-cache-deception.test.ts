import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionOf } from '../sweep/screen-tour'

let world: TestWorld
let cookie = ''

const dana = 'dana.whitcombe@example.com'
const street = '1204 Juniper Bend Ln'
const host = 'localhost'

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  const session = await sessionOf(world, 'first', dana)
  cookie = `${session.name}=${session.value}`
})
afterAll(() => world.close())

/** What a cache in front of us would mistake for a public file, each addressing a page that is one customer’s. */
const deceptions = [
  '/',
  '/profile',
  '/bills',
  '/usage',
  '/accounts',
  '/es/bills',
  '/autopay',
  '/paperless',
  '/average-billing',
].flatMap((page) => {
  const path = page === '/' ? '' : page
  return [
    `${path}/a.css`,
    `${path}/assets/x.js`,
    `${path}.css`,
    `${path};a.css`,
    `${path}%2fa.css`,
    `${path}/..%2fassets%2fa.js`,
    `${path}%00.css`,
    `${path}%0a.css`,
    `${path}%3fa.css`,
    `${path}%23a.css`,
    `/assets/..%2f${path}`,
  ]
})

/** Headers that no cache includes in its key, with words that must not appear in a response. */
const unkeyed: readonly Readonly<Record<string, string>>[] = [
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-proto': 'evil' },
  { 'x-original-url': '/profile' },
  { 'x-rewrite-url': '/profile' },
  { forwarded: 'host=evil.example' },
  { 'x-host': 'evil.example' },
  { 'x-http-method-override': 'POST' },
]

const get = (app: FastifyInstance, options: InjectOptions) =>
  app.inject({ ...options, headers: { host, accept: 'text/html', cookie, ...options.headers } })

/** Returns the faults in the responses of `app`; empty when a cache can be neither deceived nor poisoned. */
async function findFaults(app: FastifyInstance): Promise<readonly string[]> {
  const faults: string[] = []
  const own = await get(app, { url: '/' })
  if (!own.payload.includes(street)) faults.push('the page itself does not show its customer')
  for (const url of ['/', '/bills', ...deceptions]) {
    const answer = await get(app, { url })
    const control = String(answer.headers['cache-control'])
    const isWhole = !deceptions.includes(url)
    if (!isWhole && answer.statusCode < 400) faults.push(`${url} is answered ${answer.statusCode}`)
    if (!isWhole && answer.payload.includes('Amount due')) faults.push(`${url} shows the customer`)
    if (!/private/.test(control) || !/no-store/.test(control)) faults.push(`${url} may be kept: ${control}`)
  }
  for (const headers of unkeyed) {
    const [name = ''] = Object.keys(headers)
    const answer = await get(app, { url: '/login', headers: { ...headers, cookie: '' } })
    const text = `${answer.payload} ${JSON.stringify(answer.headers)}`
    if (answer.statusCode !== 200) faults.push(`${name} changes the answer to ${answer.statusCode}`)
    if (text.includes('evil')) faults.push(`${name} comes back`)
    if (text.includes(street)) faults.push(`${name} shows another page`)
  }
  // Build files are public: they contain no one's data, and no cookie is set with them.
  const file = /\/assets\/[\w.-]+\.js/.exec(own.payload)?.[0] ?? ''
  const asset = await get(app, { url: file })
  if (!/immutable/.test(String(asset.headers['cache-control']))) faults.push('files are not kept')
  if (asset.headers['set-cookie'] !== undefined) faults.push('a file sets a cookie')
  for (const url of ['/manifest.webmanifest', '/worker.js', '/icon.svg']) {
    const { payload, headers } = await get(app, { url })
    if (payload.includes('Dana') || headers['set-cookie'] !== undefined)
      faults.push(`${url} is of one customer`)
  }
  // A client that bypasses the cache gets its own fresh response, and no one else’s is evicted: the response is the
  // same.
  const plain = await get(app, { url: '/bills' })
  const again = await get(app, {
    url: '/bills',
    headers: { 'cache-control': 'no-cache', pragma: 'no-cache' },
  })
  if (plain.statusCode !== again.statusCode) faults.push('no-cache changes the answer')
  return faults
}

/** Returns the same server with a hole in it. */
async function planted(hole: (app: FastifyInstance) => void): Promise<TestWorld> {
  const { createServer, loadPortal } = await import('@porchlight/server/testing')
  const portal = await loadPortal(new URL('../../apps/portal/dist', import.meta.url).pathname)
  const app = await createServer(world.context, portal)
  hole(app)
  return { ...world, app }
}

describe('A28: a cache in front of the portal', () => {
  it('is neither deceived into keeping a customer’s page nor poisoned', async () => {
    expect(await findFaults(world.app)).toEqual([])
  })

  it('is reported to be deceived when pages answer below their address and may be kept', async () => {
    const { app } = await planted((server) => {
      server.addHook('onSend', async (request, reply, payload) => {
        if (!/\.(css|js)/.test(request.url)) return payload
        reply.status(200).header('cache-control', 'public, max-age=300')
        return payload
      })
    })
    const faults = await findFaults(app)
    expect(faults).toContain('/bills/a.css is answered 200')
    expect(faults).toContain('/bills/a.css may be kept: public, max-age=300')
    await app.close()
  })

  it('is reported to be poisoned when a header that it does not know comes back', async () => {
    const { app } = await planted((server) => {
      server.addHook('onSend', async (request, reply, payload) => {
        const forwarded = request.headers['x-forwarded-host']
        if (forwarded !== undefined) reply.header('location', `http://${String(forwarded)}/`)
        return payload
      })
    })
    expect(await findFaults(app)).toEqual(['x-forwarded-host comes back'])
    await app.close()
  })
})

import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'

let world: TestWorld
let token: string
let free: () => void = () => undefined

beforeAll(async () => {
  world = await createTestWorld({
    listen: true,
    portal: true,
    arrange: (context) => ({ ...context, settings: { ...context.settings, maxRequests: 4 } }),
  })
  token = await world.tokenOf('dana.whitcombe@example.com')
}, 120_000)

afterEach(() => free())
afterAll(() => world.close())

/** Occupies every connection of the pool that is not already held, as never-ending work would. */
async function useUpConnections(): Promise<void> {
  const { pool } = world.context
  const left = (pool.options.max ?? 0) - (pool.totalCount - pool.idleCount)
  const clients = await Promise.all(Array.from({ length: left }, () => pool.connect()))
  free = () => {
    for (const client of clients.splice(0)) client.release()
  }
}

const signedIn = () => ({ cookie: `porchlight_session=${token}` })

it('who opens a page while the database is out of reach reads why in the brand and language of the address', async () => {
  await useUpConnections()
  const [english, spanish, strange, form, call] = await Promise.all([
    fetch(`${world.origin}/bills?month=2026-10`, { headers: signedIn() }),
    fetch(`${world.origin}/es/bills`, { headers: signedIn() }),
    fetch(`${world.origin}//example.com/%22%3E?a="><b>`, { headers: signedIn() }),
    fetch(`${world.origin}/alerts`, {
      method: 'POST',
      headers: { ...signedIn(), origin: world.origin, 'content-type': 'application/x-www-form-urlencoded' },
      body: 'phone=2145550100',
    }),
    fetch(`${world.origin}/services/data/v65.0/ui-api/object-info`, {
      headers: { authorization: `Bearer ${token}` },
    }),
  ])
  for (const answer of [english, spanish, strange, form, call]) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '2'])
  }
  const page = await english.text()
  expect(page).toContain('We could not show this page. Nothing was changed.')
  expect(page).toContain('href="/bills?month=2026-10"')
  expect(page).not.toContain('<script')
  expect(page).not.toContain('of-this-answer')
  expect(english.headers.get('content-security-policy')).toContain(/nonce="([^"]+)"/.exec(page)?.[1])
  expect(english.headers.get('content-security-policy')).not.toContain('script-src')
  const spanishPage = await spanish.text()
  expect(spanishPage).toContain('lang="es')
  expect(spanishPage).toContain('No pudimos mostrar esta página.')
  expect(await strange.text()).toMatch(/href="\/example\.com[^"<>]*"/)
  expect(await form.text()).toContain('please check whether it reached us')
  expect(call.headers.get('content-type')).toContain('application/json')
})

it('a page that could not read all that it shows says when to come back', async () => {
  await useUpConnections()
  const page = await fetch(`${world.origin}/plans?zip=77002`)
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '2'])
  expect(page.headers.get('content-type')).toContain('text/html')
})

it('turns away at once what would have to wait for too many others, and serves again when they are done', async () => {
  await useUpConnections()
  const open = () => fetch(`${world.origin}/bills`, { headers: signedIn() })
  const waiting = Array.from({ length: 4 }, open)
  const isWaiting = () => world.context.pool.waitingCount
  await expect.poll(isWaiting).toBeGreaterThanOrEqual(4)
  const turnedAway = await open()
  expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '2'])
  expect(isWaiting()).toBeGreaterThanOrEqual(4)
  expect((await fetch(`${world.origin}/livez`)).status).toBe(200)
  free()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect((await open()).status).toBe(200)
})

it('who leaves before the answer makes room for others', async () => {
  await useUpConnections()
  const leaving = new AbortController()
  const gone = Array.from({ length: 4 }, () =>
    fetch(`${world.origin}/bills`, { headers: signedIn(), signal: leaving.signal }).catch(() => 'gone'),
  )
  await expect.poll(() => world.context.pool.waitingCount).toBeGreaterThanOrEqual(4)
  leaving.abort()
  expect(await Promise.all(gone)).toEqual(['gone', 'gone', 'gone', 'gone'])
  free()
  await expect
    .poll(async () => (await fetch(`${world.origin}/bills`, { headers: signedIn() })).status)
    .toBe(200)
})

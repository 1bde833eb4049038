import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, expect, it } from 'vitest'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld({ portal: true, demoFiles: true })
})
afterAll(() => world.close())

const tours = [
  ['director', 'admin@example.com'],
  ['care', 'supervisor@example.com'],
] as const

it.each(
  tours.flatMap(([id, username]) => (['', '/es'] as const).map((prefix) => [id, prefix, username] as const)),
)('the tour “%s” at %s/dev leads only to pages that its person is shown', async (id, prefix, username) => {
  const { pool, identity } = world.context
  const { rows } = await pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  const language = prefix === '' ? 'en' : 'es'
  const { token } = await identity.startSession(rows[0]?.id ?? '', { hostBrand: 'first', language })
  const get = (url: string) =>
    world.app.inject({ url, headers: { host: 'localhost', cookie: `porchlight_session=${token}` } })
  const guide = (await get(`${prefix}/dev?open=${id}`)).payload
  const from = guide.indexOf(`<div class="control" id="${id}">`)
  const tour = guide.slice(from, guide.indexOf('</section>', from))
  expect(tour).toContain(`value="${username}"`)
  expect(tour.match(/<li>/g)).toHaveLength(6)
  const links = [...tour.matchAll(/ href="([^"#]*)[^"]*"/g)].map(([, href = '']) => href)
  expect(links.length).toBeGreaterThanOrEqual(6)
  for (const link of links) {
    const { pathname, search } = new URL(link.replaceAll('&amp;', '&'), 'http://localhost')
    // The playground is built separately, and is in English only.
    if (pathname === '/dev/playground') continue
    expect(pathname.startsWith('/es'), link).toBe(language === 'es')
    const answer = await get(pathname + search)
    expect(answer.statusCode, link).toBe(200)
    expect(answer.payload).toContain(`<html lang="${language}"`)
  }
})

// The reading of one address is tested in packages/portal-methods/src/log-in/start-url.test.ts.
import { createServer, loadPortal } from '@porchlight/server/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, loginPath, openAbuseWorld, ownPage, password, withHole } from './abuse-world'

let world: AbuseWorld

beforeAll(async () => {
  const real = await openAbuseWorld()
  const directory = new URL('../../apps/portal/dist', import.meta.url).pathname
  const app = await createServer(real.context, await loadPortal(decodeURIComponent(directory)))
  world = { ...real, send: async (request) => await app.inject(request) }
})
afterAll(() => world.world.close())

const outside = [
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  'http:///evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '/\r\nLocation: https://evil.example',
  '/%0d%0aSet-Cookie:a=b',
  '/es//evil.example',
  '/es/..//evil.example',
  '/./\\evil.example',
]

describe('A14: a redirect', () => {
  it('never leaves the site, whatever start address or path is sent', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  it('that leaves the site is reported by this check when the start address is believed', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) => {
          const { startURL } = (request.body ?? {}) as { startURL?: string }
          if (startURL === undefined || reply.statusCode !== 200) return payload
          return JSON.stringify({ location: startURL, next: 'signedIn' })
        })
      },
    })
    expect(await findLeaks(planted)).toHaveLength(outside.length - staysHere.length)
  })
})

/** Odd, but read by browsers as paths of this site. */
const staysHere = outside.filter((address) => !leavesSite(address))

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  for (const startURL of outside) {
    const answer = await target.send({
      method: 'POST',
      url: `${loginPath}/logIn`,
      headers: ownPage,
      payload: { username: target.mine.username, password, startURL },
    })
    if (answer.statusCode !== 200) throw new TypeError(answer.payload)
    const { location } = answer.json<{ location: string }>()
    if (leavesSite(location)) leaks.push(`logIn ${startURL}`)

    const encoded = encodeURIComponent(startURL)
    const posted = await target.send({
      method: 'POST',
      url: `/login?startURL=${encoded}`,
      headers: { ...ownPage, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({
        username: target.mine.username,
        password,
        startURL,
      }).toString(),
    })
    const paths = [startURL, `/es${startURL}`, `/es/${startURL}`, `/usage/${encoded}`].filter((path) =>
      /^\/[!-~]*$/.test(path),
    )
    const visits = await Promise.all(
      paths.map((url) => target.send({ method: 'GET', url, headers: { host: 'localhost' } })),
    )
    for (const visit of [posted, ...visits]) {
      const { location: header } = visit.headers
      if (header !== undefined && leavesSite(header)) leaks.push(`redirect ${startURL}`)
      if (JSON.stringify(visit.headers['set-cookie'] ?? '').includes('a=b')) leaks.push(`header ${startURL}`)
      if (/href="(https?:|javascript:|\/[/\\])[^"]*evil/i.test(visit.payload)) leaks.push(`link ${startURL}`)
    }
  }
  return leaks
}

/** Whether a browser on our site that is sent to `address` ends up elsewhere. */
function leavesSite(address: string): boolean {
  if (!URL.canParse(address, 'http://localhost')) return true
  return new URL(address, 'http://localhost').origin !== 'http://localhost'
}

// Parsing of a single address is tested in platform/i18n/src/start-url.test.ts.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AbuseWorld,
  bearer,
  loginPath,
  openAbuseWorld,
  ownPage,
  password,
  withHole,
} from './abuse-world'
import { callExamples, idsInOrder, injectionOf } from './call-examples'
import { recordsOf } from './owned-records'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
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

  twinIt('that leaves the site is reported by this check when the start address is believed', async () => {
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

describe('A14: an address in an answer of the data service', () => {
  it('is of this site, whatever host and path were asked, and pictures are from the web', async () => {
    expect(await leaksOfAddresses(world)).toEqual([])
  })

  twinIt('is reported by this check when the host of a request is believed', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, _reply, payload) => {
          const { 'x-forwarded-host': host } = request.headers
          return typeof payload === 'string' && host !== undefined
            ? payload.replaceAll('"/services/', `"https://${String(host)}/services/`)
            : payload
        })
      },
    })
    const leaks = await leaksOfAddresses(planted)
    expect(leaks).toContainEqual(expect.stringMatching(/^GET .*\/list-records\/.*: https:\/\/evil/))
  })

  twinIt('is reported by this check when a picture may have any address', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) => {
          if (!request.url.endsWith('/association')) return payload
          reply.status(201)
          return '{}'
        })
      },
    })
    expect(await leaksOfAddresses(planted)).toContain('a picture from javascript:alert(1): 201')
  })
})

async function leaksOfAddresses(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const own = await recordsOf(target.context.pool, target.mine)
  const idOf = (objectApiName: string) =>
    own.find((record) => record.objectApiName === objectApiName)?.id ?? '500000000000000AAA'
  const admin = bearer(await target.world.tokenOf('admin@example.com'))
  const spoofed = {
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-original-url': '//evil.example',
  }
  for (const example of callExamples.filter(({ contract }) => contract.method === 'GET')) {
    const ids = idsInOrder(({ objectApiName }) => idOf(objectApiName))
    const request = injectionOf(example, example.request(ids))
    const addresses = [
      request.url,
      `/${request.url}`,
      `${request.url}//evil.example`,
      `//evil.example${request.url}`,
    ]
    for (const url of addresses) {
      const headers = { ...request.headers, ...bearer(target.token), ...spoofed }
      const answer = await target.send({ ...request, url, headers })
      const found = Array.from(
        answer.payload.matchAll(/"\w*(?:[uU]rl|actionTarget|location)":"([^"]*)"/g),
        ([, address = '']) => address,
      )
      const elsewhere = [...found, String(answer.headers.location ?? '/')].filter(
        (address) => !/^(?:data:image\/|$)/.test(address) && leavesSite(address),
      )
      for (const address of elsewhere) leaks.push(`${example.name}: ${address.slice(0, 80)}`)
      if (answer.statusCode >= 500) leaks.push(`${example.name} ${url}: ${answer.statusCode}`)
    }
  }
  // A picture is a file of ours: viewing a record reveals it to no other site.
  for (const photoUrl of [...outside, '/logout', '/a\nb']) {
    const url = `/services/data/v65.0/ui-api/record-avatars/${target.mine.accountId}/association`
    const payload = { type: 'Photo', photoUrl, externalId: 'x-1', profileName: 'Team' }
    const answer = await target.send({ method: 'POST', url, headers: admin, payload })
    if (answer.statusCode < 400) leaks.push(`a picture from ${photoUrl}: ${answer.statusCode}`)
  }
  return leaks
}

/** Odd, but parsed by browsers as paths of this site. */
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

/** Returns whether a browser on our site that is redirected to `address` ends up elsewhere. */
function leavesSite(address: string): boolean {
  if (!URL.canParse(address, 'http://localhost')) return true
  return new URL(address, 'http://localhost').origin !== 'http://localhost'
}

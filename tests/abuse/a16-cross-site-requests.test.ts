import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pathWith } from '../robustness/documented-calls'
import { type AbuseWorld, loginPath, nameOf, openAbuseWorld, ownPage, password } from './abuse-world'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

/**
 * The headers that browsers add when another site's page makes them send a request; the last is an old browser that
 * adds none.
 */
const foreign: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost.evil.example' },
  { origin: 'http://localhost:8080', 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'none' },
  // Browsers send it by themselves to a site behind a password of its own.
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', authorization: 'Basic cG9ydGVyOmxhbXA=' },
  {},
]

/** Bodies that another site's form can send without a preflight. */
const formTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
]

describe('A16: a change that another site asks for', () => {
  it('is refused by every documented call, and so is a sign-in', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('is reported by this check when the origin is not looked at', async () => {
    const laundering: AbuseWorld = {
      ...world,
      send: (request) => world.send({ ...request, headers: { ...request.headers, ...ownPage } }),
    }
    const leaks = await findLeaks(laundering)
    expect(leaks).toContainEqual(expect.stringMatching(/^PATCH /))
    expect(leaks).toContainEqual(expect.stringMatching(/^sign-in/))
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const cookies = { porchlight_session: target.token }
  for (const call of target.calls.filter(({ method }) => method !== 'GET')) {
    for (const [index, headers] of foreign.entries()) {
      const type = formTypes[index % formTypes.length] ?? ''
      const answer = await target.send({
        method: call.method,
        url: pathWith(call, target.mine.contactId),
        headers: { host: 'localhost', ...headers, ...(call.hasBody ? { 'content-type': type } : {}) },
        cookies,
        ...(call.hasBody ? { payload: '{"fields":{"MobilePhone":"7135550199"}}' } : {}),
      })
      const isRefused = answer.statusCode === 403 && answer.payload.includes('CROSS_SITE_REQUEST')
      if (!isRefused) leaks.push(`${nameOf(call)} ${JSON.stringify(headers)}: ${answer.statusCode}`)
    }
  }
  // A guest has no cookie yet; the last of the foreign ones sends nothing that a sign-in could be judged by.
  for (const headers of foreign.slice(0, -1)) {
    const answer = await target.send({
      method: 'POST',
      url: `${loginPath}/logIn`,
      headers: { host: 'localhost', ...headers },
      payload: { username: target.theirs.username, password },
    })
    if (answer.statusCode !== 403) leaks.push(`sign-in ${JSON.stringify(headers)}: ${answer.statusCode}`)
  }
  const phone = await target.context.pool.query<{ phone: string }>(
    'select "MobilePhone" as phone from record."Contact" where "Id" = $1',
    [target.mine.contactId],
  )
  if (phone.rows[0]?.phone.includes('0199')) leaks.push('a phone number was changed')
  return leaks
}

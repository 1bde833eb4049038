import { createServer, loadPortal } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { portalDirectory } from '../abuse/abuse-world'
import { demoPassword } from '../journeys/portal-visit'

const dana = 'dana.whitcombe@example.com'
const nobody = 'nobody.at.all@example.com'

let world: TestWorld
let app: FastifyInstance
const written: string[] = []

beforeAll(async () => {
  world = await createTestWorld({ portal: true })
  const settings = { ...world.context.settings, logLevel: 'info' as const }
  app = await createServer({ ...world.context, settings }, await loadPortal(portalDirectory), {
    write: (line) => void written.push(line),
  })
})
afterAll(async () => {
  await app.close()
  await world.close()
})
beforeEach(() => {
  written.length = 0
})

/** Returns the request log lines since the test started, without what varies between runs. */
function requestLines() {
  return written
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>)
    .filter(({ msg }) => msg === 'request')
    .map(({ route, status, error, signIn, account, userId }) => ({
      route,
      status,
      error,
      signIn,
      account,
      userId,
    }))
}

const byForm = (username: string, password: string) =>
  app.inject({
    method: 'POST',
    url: '/login',
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ username, password }).toString(),
  })
const byCall = (username: string, password: string) =>
  app.inject({
    method: 'POST',
    url: '/lwr/apex/v65.0/CustomerPortalLoginController/logIn',
    headers: { host: 'localhost' },
    payload: { username, password },
  })

describe('the log of a server', () => {
  it('says what each attempt to sign in came to, and marks whose it was without naming anybody', async () => {
    await byForm(dana, 'wrong-guess-1!')
    await byCall('Dana.Whitcombe@EXAMPLE.com', 'wrong-guess-2!')
    await byCall(nobody, 'wrong-guess-3!')
    await byCall(dana, demoPassword)
    // The page that shows the form again makes calls itself.
    const lines = requestLines().filter(({ signIn }) => signIn !== undefined)
    expect(lines.map(({ signIn, error }) => [signIn, error])).toEqual([
      ['failed', 'loginFailed'],
      ['failed', 'loginFailed'],
      ['failed', 'loginFailed'],
      ['signedIn', undefined],
    ])
    const [form, call, unknown, right] = lines
    expect(new Set([form?.account, call?.account, right?.account]).size).toBe(1)
    expect(unknown?.account).not.toBe(call?.account)
    // For a failure the log does not reveal whether the user exists.
    expect(lines.map(({ userId }) => userId === undefined)).toEqual([true, true, true, false])
    expect(written.join('')).not.toMatch(/dana|whitcombe|nobody|wrong-guess|@example/i)
  })

  it('says who was refused what, and of guests that they were', async () => {
    const token = await world.tokenOf(dana)
    const { rows } = await world.context.pool.query<{ id: string; own: string }>(
      `select (select "Id" from record."Account" where "ContactId" <> u."ContactId" limit 1) as id, u."Id" as own
       from record."User" u where u."Username" = $1`,
      [dana],
    )
    const [row] = rows
    const url = `/services/data/v65.0/ui-api/records/${row?.id}?layoutTypes=Full`
    await app.inject({ url, headers: { host: 'localhost', authorization: `Bearer ${token}` } })
    await app.inject({ url, headers: { host: 'localhost' } })
    await app.inject({ url, headers: { host: 'localhost', authorization: 'Bearer expired' } })
    await app.inject({
      url: url.replace('Full', 'Everything'),
      headers: { host: 'localhost', authorization: `Bearer ${token}` },
    })
    expect(requestLines().map(({ status, error, userId }) => [status, error, userId])).toEqual([
      [404, 'notFound', row?.own],
      [404, 'notFound', undefined],
      [401, 'invalidSession', undefined],
      [400, 'invalidParameter', row?.own],
    ])
    expect(written.join('')).not.toContain(row?.id)
  })
})

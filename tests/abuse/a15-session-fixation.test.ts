// The same rules are tested per method in domains/getting-in/methods and platform/identity/src/session.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, loginPath, openAbuseWorld, ownPage, password, withHole } from './abuse-world'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld()
})
afterAll(() => world.world.close())

describe('A15: a session', () => {
  it('gets a new token at each sign-in, and ends with the next one or with sign-out', async () => {
    expect(await findLeaks(world)).toEqual([])
  })

  twinIt('that survives its end is reported by this check when ending does nothing', async () => {
    const planted = await withHole(world, {
      context: (real) => ({ ...real, identity: { ...real.identity, endSession: async () => {} } }),
    })
    expect(await findLeaks(planted)).toEqual(['signed out, still alive'])
  })

  twinIt('that keeps the token it came with is reported by this check', async () => {
    const planted = await withHole(world, {
      app: (app) => {
        app.addHook('onSend', async (request, reply, payload) => {
          const given = request.cookies.porchlight_session
          if (given !== undefined && reply.statusCode === 200 && request.url.endsWith('/logIn')) {
            reply.header('set-cookie', `porchlight_session=${given}; Path=/; HttpOnly`)
          }
          return payload
        })
      },
    })
    expect(await findLeaks(planted)).toContain('the planted token was kept')
  })
})

async function findLeaks(target: AbuseWorld): Promise<readonly string[]> {
  const leaks: string[] = []
  const planted = 'attackers-own-token-0123456789abcdef'
  const { username } = target.theirs
  const first = await signIn(target, username, planted)
  if (first === planted) leaks.push('the planted token was kept')
  if (await isAlive(target, planted)) leaks.push('the planted token is alive')

  const second = await signIn(target, username, first)
  if (second === first) leaks.push('the token of the session before was kept')
  if (second !== first && (await isAlive(target, first))) leaks.push('the session before is alive')
  await target.send({
    method: 'POST',
    url: `${loginPath}/logOut`,
    headers: ownPage,
    cookies: { porchlight_session: second },
    payload: {},
  })
  if (await isAlive(target, second)) leaks.push('signed out, still alive')
  return leaks
}

async function signIn(target: AbuseWorld, username: string, token: string): Promise<string> {
  const answer = await target.send({
    method: 'POST',
    url: `${loginPath}/logIn`,
    headers: ownPage,
    cookies: { porchlight_session: token },
    payload: { username, password },
  })
  const issued = answer.cookies.filter(({ name }) => name === 'porchlight_session').at(-1)
  if (issued === undefined) throw new TypeError(answer.payload)
  return issued.value
}

async function isAlive(target: AbuseWorld, token: string): Promise<boolean> {
  const { contactId } = target.theirs
  const url = `/services/data/v65.0/ui-api/records/${contactId}?fields=Contact.Name`
  const answer = await target.send({
    method: 'GET',
    url,
    headers: { host: 'localhost' },
    cookies: { porchlight_session: token },
  })
  return answer.statusCode === 200
}

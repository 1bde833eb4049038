import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AbuseWorld, openAbuseWorld, ownPage, type Planted, password, withHole } from './abuse-world'
import { methodPath } from './portal-browser'
import { twinIt } from './twin-it'

let world: AbuseWorld

beforeAll(async () => {
  world = await openAbuseWorld({ portal: true })
})
afterAll(() => world.world.close())

/** Whether browsers reach the server over https. */
const reached = (secure: boolean, planted: Planted = {}): Promise<AbuseWorld> =>
  withHole(world, {
    ...planted,
    context: (context) => ({ ...context, settings: { ...context.settings, secure } }),
  })

describe('A15: a cookie that a sub-domain tosses in', () => {
  it('never counts under https, and never beside ours without it', async () => {
    expect(await findLeaks(await reached(true), '__Host-')).toEqual([])
    expect(await findLeaks(await reached(false), '')).toEqual([])
  })

  twinIt('is reported by this check when cookies have plain names under https', async () => {
    const leaks = await findLeaks(await reached(false), '__Host-')
    expect(leaks).toContain('signed in by the plain name alone')
    expect(leaks).toContain('porchlight_session is set without __Host-')
    expect(leaks).toContain('porchlight_link is set without Secure')
  })

  twinIt('is reported by this check when the first of two of one name counts', async () => {
    const first: Planted = {
      app: (app) => {
        app.addHook('onRequest', async ({ raw }) => {
          const pairs = (raw.headers.cookie ?? '').split(/; */)
          const nameOf = (pair: string | undefined) => pair?.split('=')[0]
          const once = pairs.filter((pair, index) => pairs.map(nameOf).indexOf(nameOf(pair)) === index)
          if (raw.headers.cookie !== undefined) raw.headers.cookie = once.join('; ')
        })
      },
    }
    expect(await findLeaks(await reached(true, first), '__Host-')).toEqual(['signed in by the first of two'])
    expect(await findLeaks(await reached(false, first), '')).toEqual(['signed in by the first of two'])
  })
})

/** Tosses the attacker's session (`mine`) into the browser of `theirs`. */
async function findLeaks(target: AbuseWorld, prefix: '__Host-' | ''): Promise<readonly string[]> {
  const leaks: string[] = []
  const name = `${prefix}porchlight_session`
  const { identity } = target.context
  const own = (await identity.startSession(target.theirs.userId)).token
  const tossed = (await identity.startSession(target.mine.userId)).token
  const isSignedIn = async (cookie: string) => {
    const url = `/services/data/v65.0/ui-api/records/${target.mine.contactId}?fields=Contact.Name`
    const answer = await target.send({ method: 'GET', url, headers: { host: 'localhost', cookie } })
    return answer.statusCode === 200
  }
  const attempts: Readonly<Record<string, string>> = {
    'the first of two': `${name}=${tossed}; ${name}=${own}`,
    'the second of two': `${name}=${own}; ${name}=${tossed}`,
    'a name in small letters': `${name.toLowerCase().replace('porch', 'Porch')}=${tossed}`,
    'a name in capitals beside ours': `${name.toUpperCase()}=${tossed}; ${name}=${own}`,
    'a name in escapes': `${name.replace('_s', '%5Fs')}=${tossed}`,
    'a cookie without a name': `=${name}=${tossed}`,
    'a value of two': `${name}="${own}, ${name}=${tossed}"`,
    ...(prefix === '' ? {} : { 'the plain name alone': `porchlight_session=${tossed}` }),
    ...(prefix === ''
      ? {}
      : { 'the plain name beside ours': `porchlight_session=${tossed}; ${name}=${own}` }),
  }
  for (const [attempt, cookie] of Object.entries(attempts)) {
    if (await isSignedIn(cookie)) leaks.push(`signed in by ${attempt}`)
  }
  if (!(await isSignedIn(`${name}=${tossed}`)) && leaks.length === 0) leaks.push('nobody is signed in')
  return [...leaks, ...(await leaksOfAttributes(target, prefix))]
}

/** Returns the attributes missing from our cookies, of each kind that a sign-in and a link set. */
async function leaksOfAttributes(target: AbuseWorld, prefix: string): Promise<readonly string[]> {
  const scheme = prefix === '' ? 'http' : 'https'
  const headers = { ...ownPage, origin: `${scheme}://localhost` }
  const logIn = (username: string, typed: string) =>
    target.send({ method: 'POST', url: methodPath('logIn'), headers, payload: { username, password: typed } })
  const answers = [
    await logIn(target.theirs.username, password),
    // Staff are prompted for a second factor, so theirs is a pending sign-in.
    await logIn('advisor.first@example.com', await staffPassword(target)),
    await target.send({ method: 'GET', url: `/reset-password?link=${'A'.repeat(43)}`, headers }),
  ]
  const cookies = answers.flatMap((answer) => [answer.headers['set-cookie'] ?? []].flat())
  const wanted = [prefix, 'Path=/', 'HttpOnly', 'SameSite=Lax', ...(prefix === '' ? [] : ['Secure'])]
  const names = cookies.map((cookie) => cookie.split('=')[0]?.replace('__Host-', ''))
  if (names.join() !== 'porchlight_device,porchlight_session,porchlight_pending,porchlight_link')
    throw new TypeError(names.join())
  return cookies.flatMap((cookie, index) => [
    ...wanted
      .filter((part) => !cookie.includes(part))
      .map((part) => `${names[index]} is set without ${part}`),
    ...(/domain=/i.test(cookie) ? [`${names[index]} is set for a domain`] : []),
  ])
}

async function staffPassword({ context }: AbuseWorld): Promise<string> {
  const { rows } = await context.pool.query<{ Id: string }>(
    `select "Id" from record."User" where "Username" = 'advisor.first@example.com'`,
  )
  await context.identity.setPassword(rows[0]?.Id ?? '', password)
  return password
}

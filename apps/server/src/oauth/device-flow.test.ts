import { registerOAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { deviceGrant } from '@porchlight/domains/administration/operations/programs/program-terms'
import { createVisitor, type Visitor } from '@porchlight/test-kit/oauth-visitor'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import * as openid from 'openid-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readUserCode } from './device-requests'
import { postAs, type Registered } from './testing/program'

let world: TestWorld
let visitor: Visitor
let tool: Registered
let other: Registered

beforeAll(async () => {
  world = await createTestWorld({ listen: true, background: true })
  const register = (name: string) =>
    registerOAuthClient(
      world.context.pool,
      {
        name,
        confidential: false,
        redirectUris: [],
        grantTypes: [deviceGrant, 'refresh_token'],
        scopes: ['openid', 'api:read', 'refresh_token'],
        allowedOrigins: [],
        serviceUserId: null,
      },
      world.context.now(),
    )
  tool = await register('Meter <b>line</b>')
  other = await register('Other tool')
  visitor = await createVisitor(world, 'dana.whitcombe@example.com')
})
afterAll(() => world.close())

const scope = 'openid api:read refresh_token'

/** What a device gets to show, and the secret that it polls with. */
async function startDevice(as = tool, more: Readonly<Record<string, string>> = {}) {
  const { status, content } = await postAs(world.origin, 'device_authorization', as, {
    client_id: as.id,
    scope,
    ...more,
  })
  expect(status).toBe(200)
  return { userCode: String(content.user_code), deviceCode: String(content.device_code), content }
}

const poll = (deviceCode: string, as = tool) =>
  postAs(world.origin, 'token', as, {
    grant_type: deviceGrant,
    client_id: as.id,
    device_code: deviceCode,
  })

/** Posts the form of the page as a person would. */
async function press(by: Visitor, fields: Readonly<Record<string, string>>) {
  const response = await by.open(`${world.origin}/device?lang=en`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: world.origin },
  })
  return { status: response.status, html: await response.text(), headers: response.headers }
}

const decide = (decision: 'approve' | 'decline', userCode: string, by = visitor, user = by.userId) =>
  press(by, { user_code: userCode, decision, user })

const use = async (token: string) =>
  (
    await fetch(`${world.origin}/services/data/v65.0/ui-api/list-records/Account/AllAccounts`, {
      headers: { authorization: `Bearer ${token}` },
    })
  ).status

/** The mails to Dana that a program was given access, newest first. */
async function programMails() {
  const answer = await fetch(`${world.origin}/dev/mailbox.json`)
  const all = (await answer.json()) as readonly {
    readonly to: string
    readonly subject: string
    readonly text: string
  }[]
  return all.filter(
    ({ to, subject }) =>
      to === 'dana.whitcombe@example.com' && subject.startsWith('A program has access to your'),
  )
}

/** How many mails about programs were ever requested, and entries of the audit log about what Dana gave them. */
async function notes(): Promise<{ readonly jobs: number; readonly entries: number }> {
  const { rows } = await world.context.pool.query<{ jobs: number; entries: number }>(
    `select (select count(*)::int from jobs.enqueued_key where job_name = 'send-program-allowed') as jobs,
       (select count(*)::int from platform.audit_entry where action = 'program-allowed' and record_id = $1) as entries`,
    [visitor.userId],
  )
  return rows[0] ?? { jobs: 0, entries: 0 }
}

describe('a program on a device without a browser', () => {
  it('gets access through openid-client once a person has typed its code, and renews it', async () => {
    const execute = [openid.allowInsecureRequests]
    const config = await openid.discovery(new URL(world.origin), tool.id, undefined, openid.None(), {
      execute,
    })
    const device = await openid.initiateDeviceAuthorization(config, { scope })
    expect(device.verification_uri).toBe(`${world.origin}/device`)
    const first = await visitor.open(device.verification_uri_complete ?? '')
    expect(await first.text()).toContain(`value="${device.user_code}"`)
    const asked = await press(visitor, { user_code: device.user_code.toLowerCase().replace('-', ' ') })
    expect(asked.html).toContain('Do you want to give Meter &lt;b&gt;line&lt;/b&gt; access')
    expect(asked.html).toContain(device.user_code)
    const done = await decide('approve', device.user_code)
    expect([done.status, done.html.includes('Your device is connected')]).toEqual([200, true])
    const tokens = await openid.pollDeviceAuthorizationGrant(config, { ...device, interval: 0 })
    expect(tokens.claims()?.sub).toBe(visitor.userId)
    expect(await use(tokens.access_token)).toBe(200)
    const renewed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '')
    expect(await use(renewed.access_token)).toBe(200)
    const sessions = await world.context.identity.listSessions(visitor.userId)
    expect(sessions.some(({ deviceLabel }) => deviceLabel === 'Meter <b>line</b>')).toBe(true)
  })

  it('waits until somebody has decided, and is told when they declined', async () => {
    const { userCode, deviceCode } = await startDevice()
    expect((await poll(deviceCode)).content).toMatchObject({ error: 'authorization_pending' })
    await press(visitor, { user_code: userCode })
    expect((await poll(deviceCode)).content).toMatchObject({ error: 'authorization_pending' })
    const declined = await decide('decline', userCode)
    expect(declined.html).toContain('Nothing was shared')
    expect((await poll(deviceCode)).content).toMatchObject({ error: 'access_denied' })
    expect((await decide('approve', userCode)).status).toBe(422)
  })

  it.each([{ max_age: '60' }, { max_age: '0' }])(
    'asks for a newer log-in with %o, after which the same code is approved',
    async (wanted) => {
      world.advance(120_000)
      const { userCode, deviceCode } = await startDevice(tool, wanted)
      const refused = await decide('approve', userCode)
      expect([refused.status, refused.html.includes('Log in again to allow this')]).toEqual([400, true])
      expect(refused.html).toContain('href="/logout"')
      expect(refused.html).toContain(`user_code=${userCode}`)
      expect((await poll(deviceCode)).content).toMatchObject({ error: 'authorization_pending' })
      world.advance(2_000)
      const again = await createVisitor(world, 'dana.whitcombe@example.com')
      expect((await decide('approve', userCode, again)).status).toBe(200)
      expect((await poll(deviceCode)).content).toHaveProperty('access_token')
    },
  )

  it('is reported to the person by one mail for each approval, and to the audit log, and not when it is renewed', async () => {
    const before = await notes()
    const { userCode, deviceCode } = await startDevice()
    await decide('approve', userCode)
    const { content } = await poll(deviceCode)
    const renewed = await postAs(world.origin, 'token', tool, {
      grant_type: 'refresh_token',
      client_id: tool.id,
      refresh_token: String(content.refresh_token),
    })
    expect(renewed.status).toBe(200)
    expect(await notes()).toEqual({ jobs: before.jobs + 1, entries: before.entries + 1 })
    await expect.poll(async () => (await programMails()).length).toBe(before.jobs + 1)
    const [mail] = await programMails()
    expect(mail?.text).toContain('someone allowed Meter <b>line</b> to use your online account')
    expect(mail?.text).toContain('See everything in your account, without changing anything. Know your name.')
    expect(mail?.text).toContain('/profile/sessions')
  })

  it('redeems its code once, and as the client that it was made for', async () => {
    const { userCode, deviceCode } = await startDevice()
    await decide('approve', userCode)
    expect((await poll(deviceCode, other)).content).toMatchObject({ error: 'invalid_grant' })
    const answers = await Promise.all([1, 2, 3, 4].map(() => poll(deviceCode)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)
    expect((await poll(deviceCode)).content).toMatchObject({ error: 'invalid_grant' })
    // It came more than once, so one who sent it is not the owner: all access that it gave is over.
    for (const { status, content } of answers)
      if (status === 200) expect(await use(String(content.access_token))).toBe(401)
  })

  it('gets nothing when its person has ended the access before it came', async () => {
    const { userCode, deviceCode } = await startDevice()
    await decide('approve', userCode)
    for (const { id } of await world.context.identity.listSessions(visitor.userId)) {
      if (id !== undefined) await world.context.identity.endSessionOf(visitor.userId, id)
    }
    visitor = await createVisitor(world, 'dana.whitcombe@example.com')
    expect((await poll(deviceCode)).content).toMatchObject({ error: 'invalid_grant' })
  })
})

describe('the page where codes are typed', () => {
  it('sends a guest to log in and back, with the code and in the language', async () => {
    const guest = await createVisitor(world, null)
    const { userCode } = await startDevice()
    const answer = await guest.open(`${world.origin}/device?lang=es&user_code=${userCode}`)
    const location = new URL(answer.headers.get('location') ?? '', world.origin)
    expect(location.pathname).toBe('/es/login')
    const start = location.searchParams.get('startURL') ?? ''
    const back = await visitor.open(new URL(start, world.origin))
    const page = await visitor.open(new URL(back.headers.get('location') ?? start, world.origin))
    const html = await page.text()
    expect(html).toContain('lang="es"')
    expect(html).toContain(`value="${userCode}"`)
  })

  it('keeps the code when the other language is chosen, typed or asked about', async () => {
    const { userCode } = await startDevice()
    const kept = `/device?lang=es&amp;user_code=${userCode}`
    const typed = await visitor.open(`${world.origin}/device?lang=en&user_code=${userCode}`)
    expect(await typed.text()).toContain(`href="${kept}"`)
    expect((await press(visitor, { user_code: userCode })).html).toContain(`href="${kept}"`)
  })

  it('decides nothing for somebody who did not read the question', async () => {
    const { userCode, deviceCode } = await startDevice()
    const asked = await decide('approve', userCode, visitor, 'somebody else')
    expect(asked.html).toContain('name="decision"')
    expect((await poll(deviceCode)).content).toMatchObject({ error: 'authorization_pending' })
  })

  it('lets one decision count when two come at once', async () => {
    const { userCode, deviceCode } = await startDevice()
    const answers = await Promise.all([decide('approve', userCode), decide('decline', userCode)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    const approved = answers.find(({ html }) => html.includes('Your device is connected')) !== undefined
    expect((await poll(deviceCode)).status).toBe(approved ? 200 : 400)
  })

  it('refuses a post from another site', async () => {
    const { userCode, deviceCode } = await startDevice()
    const response = await visitor.open(`${world.origin}/device`, {
      method: 'POST',
      body: new URLSearchParams({ user_code: userCode, decision: 'approve', user: visitor.userId }),
      headers: { origin: 'https://evil.example.com', 'sec-fetch-site': 'cross-site' },
    })
    expect(response.status).toBe(403)
    expect((await poll(deviceCode)).content).toMatchObject({ error: 'authorization_pending' })
  })

  it('keeps what was typed, says what to do, and stops who tries codes out', async () => {
    const guesser = await createVisitor(world, 'rosalinda.quintanar@example.com')
    const wrong = await press(guesser, { user_code: 'BCDF-"><i>' })
    expect(wrong.status).toBe(422)
    expect(wrong.html).toContain('value="BCDF-&quot;&gt;&lt;i&gt;"')
    expect(wrong.html).toContain('We do not know this code')
    for (let count = 1; count < 10; count += 1) await press(guesser, { user_code: 'BCDFGHJK' })
    const { userCode } = await startDevice()
    const stopped = await press(guesser, { user_code: userCode })
    expect(stopped.status).toBe(429)
    expect(stopped.html).toContain('too many wrong codes')
    expect((await press(visitor, { user_code: userCode })).status).toBe(200)
  })

  it('knows no code that is older than ten minutes', async () => {
    const { userCode, deviceCode, content } = await startDevice()
    expect(content.expires_in).toBe(600)
    await world.context.pool.query(
      `update oauth.entry set expires_at = expires_at - interval '10 minutes' where kind = 'DeviceCode'`,
    )
    expect((await press(visitor, { user_code: userCode })).status).toBe(422)
    expect((await poll(deviceCode)).status).toBe(400)
  })

  it('stores neither code in clear', async () => {
    const { userCode, deviceCode } = await startDevice()
    const { rows } = await world.context.pool.query<{ text: string }>(
      `select string_agg(e::text, ' ') as text from oauth.entry e`,
    )
    for (const secret of [userCode, readUserCode(userCode) ?? '', deviceCode])
      expect(rows[0]?.text).not.toContain(secret)
  })
})

it.each([
  ['bcdf-ghjk', 'BCDFGHJK'],
  [' BCDF GHJK ', 'BCDFGHJK'],
  ['BCDF-GHJA', null],
  ['BCDF-GHJ', null],
  ['', null],
  ['B'.repeat(41), null],
])('%j is read as the code %s', (typed, code) => {
  expect(readUserCode(typed)).toBe(code)
})

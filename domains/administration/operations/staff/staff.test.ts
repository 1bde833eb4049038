import { listMessages } from '@porchlight/providers/mail'
import { composeContext, createServer } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { beforeAll, describe, expect, it } from 'vitest'

const advisor = 'advisor.first@example.com'
const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'
const customer = 'dana.whitcombe@example.com'
const nobodysId = '005000000000009AAA'

let world: TestWorld
let other: TestWorld['app']

beforeAll(async () => {
  world = await createTestWorld({ background: true })
  // Another process over the same database, with a memory of its own.
  const { settings, pool, now } = world.context
  const context = await composeContext(settings, pool, { now })
  other = await createServer(context, null)
  return async () => {
    await other.close()
    await context.close()
    await world.close()
  }
})

async function callAs(token: string | null, method: string, payload: object) {
  const answer = await world.app.inject({
    method: 'POST',
    url: `/lwr/apex/v65.0/CustomerPortalStaffController/${method}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    payload,
  })
  return {
    status: answer.statusCode,
    body: answer.json(),
    key: answer.headers['x-error-key'],
  }
}

const call = async (username: string | null, method: string, payload: object = {}) =>
  callAs(username === null ? null : await world.tokenOf(username), method, payload)

async function rowsOf<Row extends object>(sql: string, values: readonly unknown[] = []) {
  return (await world.context.pool.query<Row>(sql, [...values])).rows
}

async function userIdOf(username: string): Promise<string> {
  const [row] = await rowsOf<{ id: string }>('select "Id" as id from record."User" where "Username" = $1', [
    username,
  ])
  return row?.id ?? ''
}

async function personOf(userId: string) {
  const { body } = await call(admin, 'listStaff', { userId })
  return body.people[0]
}

let count = 0

/** Invites somebody nobody else uses, and gives the id and the address. */
async function invite(fields: object = {}) {
  count += 1
  const email = `staff.${count}@example.com`
  const { status, body } = await call(admin, 'inviteStaff', {
    firstName: 'Imelda',
    lastName: `Norwich ${count}`,
    email,
    role: 'Advisor',
    brand: 'first',
    language: 'en',
    ...fields,
  })
  expect(status).toBe(200)
  await world.background?.idle()
  return { userId: String(body.userId), email }
}

/** The links to set a password in the mails to an address, the newest first. */
async function linksTo(email: string): Promise<readonly string[]> {
  const mails = (await listMessages(world.context.pool)).filter(({ to }) => to === email)
  return mails.flatMap(({ links }) =>
    links.filter((link) => link.includes('/reset-password?link=')).map((link) => tokenOf(link)),
  )
}

const tokenOf = (link: string) => new URL(link).searchParams.get('link') ?? ''

async function stateOf(token: string, brand = 'first') {
  const { identity } = world.context
  return (await identity.lookAtOneTimeToken(token, { purpose: 'passwordReset', brand })).state
}

async function auditOf(recordId: string) {
  return rowsOf<{
    readonly action: string
    readonly user_id: string
    readonly changes: readonly object[]
  }>('select action, user_id, changes from platform.audit_entry where record_id = $1 order by id', [recordId])
}

/** Whether a token still opens anything, in this process and in the other. */
async function opens(token: string): Promise<readonly number[]> {
  const request = {
    url: '/services/data/v65.0/ui-api/nav-items?formFactor=Large&pageSize=100',
    headers: { authorization: `Bearer ${token}` },
  }
  return [(await world.app.inject(request)).statusCode, (await other.inject(request)).statusCode]
}

describe('who may', () => {
  it.each([
    ['listStaff', {}],
    [
      'inviteStaff',
      { firstName: 'A', lastName: 'B', email: 'a@example.com', role: 'Admin', brand: '', language: 'en' },
    ],
    ['sendStaffInvitation', { userId: nobodysId }],
    ['changeStaff', { userId: nobodysId, role: 'Admin', brand: '' }],
    ['setStaffAccess', { userId: nobodysId, isActive: false }],
    ['clearStaffSecondFactors', { userId: nobodysId }],
  ])('%s is for administrators; to everyone else it is what no method is', async (method, payload) => {
    const missing = await call(advisor, 'noSuchMethod', payload)
    const real = await userIdOf(supervisor)
    for (const username of [advisor, supervisor, customer]) {
      for (const userId of [nobodysId, real]) {
        const sent = 'userId' in payload ? { ...payload, userId } : payload
        const { status, body } = await call(username, method, sent)
        expect([username, status]).toEqual([username, missing.status])
        expect(JSON.stringify(body)).not.toContain('administrator')
      }
    }
    expect((await call(null, method, payload)).status).toBe(401)
  })

  it('customers and unknown ids are none of the staff, and nothing is done to them', async () => {
    for (const userId of [await userIdOf(customer), nobodysId, 'nonsense']) {
      expect((await call(admin, 'setStaffAccess', { userId, isActive: false })).status).toBe(404)
      expect((await call(admin, 'changeStaff', { userId, role: 'Admin', brand: '' })).status).toBe(404)
      expect((await call(admin, 'clearStaffSecondFactors', { userId })).status).toBe(404)
      expect((await call(admin, 'sendStaffInvitation', { userId })).status).toBe(404)
    }
    expect((await opens(await world.tokenOf(customer)))[0]).toBe(200)
  })

  it('administrators have the page in their navigation next to Operations, and nobody else has', async () => {
    const pagesOf = async (username: string) => {
      const answer = await world.app.inject({
        url: '/services/data/v65.0/ui-api/nav-items?formFactor=Large&pageSize=100',
        headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
      })
      const items: readonly { readonly content: string | null }[] = answer.json().navItems
      return items.map(({ content }) => content)
    }
    expect((await pagesOf(admin)).slice(-2)).toEqual(['/console/setup/people', '/console/operations'])
    for (const username of [advisor, supervisor]) {
      expect(await pagesOf(username)).not.toContain('/console/setup/people')
    }
  })
})

describe('the list', () => {
  it('has staff alone, is searched by name and address, and loses and repeats nobody between pages', async () => {
    const { engine, systemViewer } = world.context
    for (let page = 0; page < 60; page += 1) {
      await engine.createRecord(systemViewer, 'User', {
        fields: {
          FirstName: 'Page',
          LastName: 'Turner',
          Username: `page.${page}@example.com`,
          Portal_Role__c: 'Advisor',
          Served_Brand__c: 'first',
          IsActive: false,
        },
      })
    }
    const ids: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const answer: Awaited<ReturnType<typeof call>> = await call(admin, 'listStaff', { after })
      expect(answer.status).toBe(200)
      expect(answer.body.people.length).toBeLessThanOrEqual(25)
      ids.push(...answer.body.people.map(({ userId }: { readonly userId: string }) => userId))
      after = answer.body.next
    }
    const staff = await rowsOf<{ id: string }>(
      `select "Id" as id from record."User" where "Portal_Role__c" in ('Advisor', 'Supervisor', 'Admin')`,
    )
    expect([...ids].sort()).toEqual(staff.map(({ id }) => id).sort())
    expect(staff.length).toBeGreaterThan(60)
    const found = async (search: string) => {
      const { body } = await call(admin, 'listStaff', { search })
      return body.people.map(({ username }: { readonly username: string }) => username)
    }
    expect(await found('Brightwater')).toEqual([admin])
    expect(await found('supervisor@example')).toEqual([supervisor])
    expect(await found('Whitcombe')).toEqual([])
    expect((await call(admin, 'listStaff', { after: 'made up' })).status).toBe(400)
  })
})

describe('an invitation', () => {
  it('is mailed in the person’s language, lives a day, and makes a login of the role and brand', async () => {
    const { userId, email } = await invite({ brand: 'second', language: 'es' })
    expect(await personOf(userId)).toMatchObject({
      username: email,
      role: 'Advisor',
      brand: 'second',
      isActive: true,
      hasPassword: false,
      hasSecondFactor: false,
      isSelf: false,
    })
    const [mail] = (await listMessages(world.context.pool)).filter(({ to }) => to === email)
    expect(mail?.subject).toContain('Configure su acceso de personal')
    const [token = ''] = await linksTo(email)
    world.advance(23 * 3_600_000)
    expect(await stateOf(token, 'second')).toBe('valid')
    world.advance(3_600_000)
    expect(await stateOf(token, 'second')).toBe('expired')
    expect((await auditOf(userId)).map(({ action }) => action)).toEqual(['record-created', 'staff-invited'])
  })

  it('sent again ends the link before; who has a password gets none', async () => {
    const { userId, email } = await invite()
    const [old = ''] = await linksTo(email)
    expect((await call(admin, 'sendStaffInvitation', { userId })).key).toBe('rateLimited')
    expect(await stateOf(old)).toBe('valid')
    world.advance(61_000)
    expect((await call(admin, 'sendStaffInvitation', { userId })).status).toBe(200)
    expect(await stateOf(old)).toBe('superseded')
    await world.background?.idle()
    const tokens = await linksTo(email)
    const newest = tokens.find((token) => token !== old) ?? ''
    expect(await stateOf(newest)).toBe('valid')
    await world.context.identity.setPassword(userId, 'Quiet-hill-42')
    expect((await call(admin, 'sendStaffInvitation', { userId })).key).toBe('passwordIsSet')
  })

  it('to somebody who signs in already, or to no address, says so at the address', async () => {
    const before = await rowsOf('select 1 from record."User"')
    const fields = { firstName: 'A', lastName: 'B', role: 'Admin', brand: '', language: 'en' }
    for (const [email, key] of [
      [` ${supervisor.toUpperCase()} `, 'userExists'],
      [customer, 'userExists'],
      ['nobody', 'invalidEmail'],
      ['a b@example.com', 'invalidEmail'],
      ['', 'requiredFieldMissing'],
    ] as const) {
      const answer = await call(admin, 'inviteStaff', { ...fields, email })
      expect([email, answer.key]).toEqual([email, key])
      expect(Object.keys(answer.body.output.fieldErrors)).toEqual(['email'])
    }
    const noBrand = { ...fields, email: 'c@example.com', role: 'Advisor' }
    expect(Object.keys((await call(admin, 'inviteStaff', noBrand)).body.output.fieldErrors)).toEqual([
      'brand',
    ])
    expect(await rowsOf('select 1 from record."User"')).toHaveLength(before.length)
  })
})

describe('role and brand', () => {
  it('count at once in every process, sign the person out, and are audited with old and new', async () => {
    const { userId, email } = await invite()
    const token = await world.tokenOf(email)
    expect(await opens(token)).toEqual([200, 200])
    const change = (role: string, brand: string) => call(admin, 'changeStaff', { userId, role, brand })
    expect((await change('Advisor', 'third')).status).toBe(200)
    expect(await personOf(userId)).toMatchObject({ role: 'Advisor', brand: 'third' })
    expect(await opens(token)).toEqual([200, 200])
    expect((await change('Admin', '')).status).toBe(200)
    await expect.poll(() => opens(token)).toEqual([401, 401])
    expect((await call(email, 'listStaff')).status).toBe(200)
    expect((await change('Supervisor', '')).key).toBe('requiredFieldMissing')
    expect((await change('Supervisor', 'first')).status).toBe(200)
    expect((await call(email, 'listStaff')).status).toBe(404)
    const changes = (await auditOf(userId)).flatMap((entry) => entry.changes)
    const role = (before: string, after: string) => ({ fieldApiName: 'Portal_Role__c', before, after })
    expect(changes).toEqual(
      expect.arrayContaining([
        { fieldApiName: 'Served_Brand__c', before: 'first', after: 'third' },
        role('Advisor', 'Admin'),
        role('Admin', 'Supervisor'),
      ]),
    )
  })

  it('of oneself are changed by nobody, on the page or by the record', async () => {
    const userId = await userIdOf(admin)
    const { userId: another } = await invite({ role: 'Admin', brand: '' })
    for (const [method, payload] of [
      ['changeStaff', { userId, role: 'Advisor', brand: 'first' }],
      ['setStaffAccess', { userId, isActive: false }],
      ['clearStaffSecondFactors', { userId }],
    ] as const) {
      expect((await call(admin, method, payload)).key).toBe('ownAccess')
    }
    const patch = async (recordId: string, fields: object) =>
      world.app.inject({
        method: 'PATCH',
        url: `/services/data/v65.0/ui-api/records/${recordId}`,
        headers: { authorization: `Bearer ${await world.tokenOf(admin)}` },
        payload: { fields },
      })
    expect((await patch(userId, { IsActive: false })).statusCode).toBe(400)
    const demotion = { Portal_Role__c: 'Advisor', Served_Brand__c: 'first' }
    expect((await patch(userId, demotion)).statusCode).toBe(400)
    expect((await patch(userId, { LanguageLocaleKey: 'es_US' })).statusCode).toBe(200)
    expect((await patch(another, { IsActive: false })).statusCode).toBe(200)
    expect(await personOf(userId)).toMatchObject({ role: 'Admin', isActive: true })
  })
})

describe('the last administrator', () => {
  const activeAdmins = async () =>
    (
      await rowsOf<{ username: string }>(
        `select "Username" as username from record."User" where "Portal_Role__c" = 'Admin' and "IsActive"`,
      )
    ).map(({ username }) => username)

  it.each([
    ['demote', 'changeStaff', { role: 'Advisor', brand: 'first' }],
    ['end', 'setStaffAccess', { isActive: false }],
  ])('two who %s each other at once: one of them stays', async (_name, method, payload) => {
    for (let round = 0; round < 5; round += 1) {
      const [first = ''] = await activeAdmins()
      expect(await activeAdmins()).toHaveLength(1)
      const { email: second } = await invite({ role: 'Admin', brand: '' })
      const [firstId, secondId] = [await userIdOf(first), await userIdOf(second)]
      const tokens = [await world.tokenOf(first), await world.tokenOf(second)] as const
      const answers = await Promise.all([
        callAs(tokens[0], method, { ...payload, userId: secondId }),
        callAs(tokens[1], method, { ...payload, userId: firstId }),
      ])
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect(await activeAdmins()).toEqual([statuses[0] === 200 ? first : second])
      // The next tests act as the administrator of the demo world.
      if (statuses[0] !== 200) await restoreFirst(second, firstId)
    }
  })

  async function restoreFirst(acting: string, firstId: string) {
    if ((await personBy(acting, firstId)).isActive) {
      await call(acting, 'changeStaff', { userId: firstId, role: 'Admin', brand: '' })
    } else {
      await call(acting, 'setStaffAccess', { userId: firstId, isActive: true })
    }
    const actingId = await userIdOf(acting)
    await call(admin, 'setStaffAccess', { userId: actingId, isActive: false })
  }

  async function personBy(acting: string, userId: string) {
    return (await call(acting, 'listStaff', { userId })).body.people[0]
  }

  it('is kept by the database as well, whoever writes', async () => {
    const only = await userIdOf(admin)
    expect(await activeAdmins()).toEqual([admin])
    for (const sql of [
      `update record."User" set "IsActive" = false where "Id" = $1`,
      `update record."User" set "Portal_Role__c" = 'Advisor' where "Id" = $1`,
      `delete from record."User" where "Id" = $1`,
    ]) {
      await expect(rowsOf(sql, [only])).rejects.toThrow(/last active administrator/)
    }
  })
})

describe('ending an access', () => {
  it('ends every way in at once in every process; restoring it brings none of them back', async () => {
    const { userId, email } = await invite()
    const { identity } = world.context
    await identity.setPassword(userId, 'Quiet-hill-42')
    const browser = (await identity.startSession(userId, { staff: true })).token
    const bearer = await world.tokenOf(email)
    const device = await identity.rememberDevice(userId, null)
    const codes = await identity.issueRecoveryCodes(userId)
    const { token: link } = await identity.issueOneTimeToken({
      purpose: 'passwordReset',
      brand: 'first',
      subjectId: userId,
      lifetimeMs: 3_600_000,
    })
    expect(await opens(bearer)).toEqual([200, 200])
    const waysIn = async () => ({
      browser: (await identity.findSession(browser)) !== null,
      bearer: (await identity.findSession(bearer)) !== null,
      password: await identity.checkPassword(userId, 'Quiet-hill-42'),
      device: await identity.isKnownDevice(userId, device),
      codes: (await identity.findSecondFactors(userId)).recoveryCodesLeft > 0,
      link: (await stateOf(link)) === 'valid',
    })
    expect(Object.values(await waysIn())).not.toContain(false)
    expect((await call(admin, 'setStaffAccess', { userId, isActive: false })).status).toBe(200)
    expect((await opens(bearer))[0]).toBe(401)
    await expect.poll(async () => (await opens(bearer))[1]).toBe(401)
    expect(Object.values(await waysIn())).not.toContain(true)
    expect((await call(admin, 'sendStaffInvitation', { userId })).status).toBe(404)
    await world.background?.idle()
    const mailed = (await linksTo(email)).length

    expect((await call(admin, 'setStaffAccess', { userId, isActive: true })).status).toBe(200)
    expect(Object.values(await waysIn())).not.toContain(true)
    expect(await identity.useRecoveryCode(userId, codes[0] ?? '')).toBe(false)
    await world.background?.idle()
    expect((await linksTo(email)).length).toBe(mailed + 1)
    expect(await personOf(userId)).toMatchObject({ isActive: true, hasPassword: false })
    const changes = (await auditOf(userId)).flatMap((entry) => entry.changes)
    expect(changes).toEqual(
      expect.arrayContaining([
        { fieldApiName: 'IsActive', before: true, after: false },
        { fieldApiName: 'IsActive', before: false, after: true },
      ]),
    )
  })

  it('returns open work to the queue in the name of who ended it, and leaves what is closed', async () => {
    const { userId } = await invite()
    const give = async (table: string, where: string, limit: number) =>
      (
        await rowsOf<{ id: string }>(
          `update record."${table}" set "OwnerId" = $1 where "Id" in
             (select "Id" from record."${table}" where ${where} limit ${limit}) returning "Id" as id`,
          [userId],
        )
      ).map(({ id }) => id)
    const open = await give('Case', `"Status" <> 'Closed'`, 6)
    const documents = await give('Document_Requirement__c', `"Status__c" = 'Checking'`, 2)
    const closed = await give('Case', `"Status" = 'Closed'`, 1)
    expect([open.length > 1, documents.length > 0, closed.length]).toEqual([true, true, 1])
    const has = async (table: string) =>
      (
        await rowsOf<{ id: string }>(`select "Id" as id from record."${table}" where "OwnerId" = $1`, [
          userId,
        ])
      ).map(({ id }) => id)
    await call(admin, 'setStaffAccess', { userId, isActive: false })
    await world.background?.idle()
    expect(await has('Case')).toEqual(closed)
    expect(await has('Document_Requirement__c')).toEqual([])
    const [entry] = (await auditOf(open[0] ?? '')).filter(({ action }) => action === 'work-assigned')
    expect(entry?.user_id).toBe(await userIdOf(admin))
  })

  it('of a brand moves the work of the brand before; a promotion within it does not', async () => {
    const { userId } = await invite()
    await rowsOf(
      `update record."Case" set "OwnerId" = $1 where "Id" = (select "Id" from record."Case"
         where "Status" <> 'Closed' limit 1)`,
      [userId],
    )
    const owned = async () =>
      (await rowsOf('select 1 from record."Case" where "OwnerId" = $1', [userId])).length
    await call(admin, 'changeStaff', { userId, role: 'Supervisor', brand: 'first' })
    await world.background?.idle()
    expect(await owned()).toBe(1)
    await call(admin, 'changeStaff', { userId, role: 'Supervisor', brand: 'second' })
    await world.background?.idle()
    expect(await owned()).toBe(0)
  })
})

describe('removing second steps', () => {
  it('takes the password too, signs the person out, tells the person, and is audited', async () => {
    const { userId, email } = await invite()
    const { identity, pool } = world.context
    await identity.setPassword(userId, 'Quiet-hill-42')
    await identity.issueRecoveryCodes(userId)
    const token = await world.tokenOf(email)
    expect((await call(admin, 'clearStaffSecondFactors', { userId })).status).toBe(200)
    expect((await opens(token))[0]).toBe(401)
    expect((await identity.findSecondFactors(userId)).recoveryCodesLeft).toBe(0)
    expect(await identity.checkPassword(userId, 'Quiet-hill-42')).toBe(false)
    expect(await personOf(userId)).toMatchObject({ hasPassword: false, isActive: true })
    const [note] = await rowsOf('select cleared_by as by from identity.factor_clearance where user_id = $1', [
      userId,
    ])
    expect(note).toEqual({ by: await userIdOf(admin) })
    await world.background?.idle()
    const subjects = (await listMessages(pool)).filter(({ to }) => to === email).map(({ subject }) => subject)
    expect(subjects.length).toBeGreaterThan(1)
    expect((await auditOf(userId)).map(({ action }) => action)).toContain('second-factors-cleared')
  })
})

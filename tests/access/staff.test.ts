import { listMessages } from '@porchlight/providers/mail'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, advisor, customer, openStaffBench, type StaffBench, supervisor } from './staff-bench'

let bench: StaffBench

beforeAll(async () => {
  bench = await openStaffBench()
  return () => bench.close()
})

const nobodysId = '005000000000009AAA'

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
    ['endStaffSessions', { userId: nobodysId }],
  ])('%s is for administrators; to everyone else it is what no method is', async (method, payload) => {
    const missing = await bench.call(advisor, 'noSuchMethod', payload)
    const real = await bench.userIdOf(supervisor)
    for (const username of [advisor, supervisor, customer]) {
      for (const userId of [nobodysId, real]) {
        const sent = 'userId' in payload ? { ...payload, userId } : payload
        const { status, body } = await bench.call(username, method, sent)
        expect([username, status]).toEqual([username, missing.status])
        expect(JSON.stringify(body)).not.toContain('administrator')
      }
    }
    expect((await bench.call(null, method, payload)).status).toBe(401)
  })

  it('customers and unknown ids are none of the staff, and nothing is done to them', async () => {
    for (const userId of [await bench.userIdOf(customer), nobodysId, 'nonsense']) {
      expect((await bench.call(admin, 'setStaffAccess', { userId, isActive: false })).status).toBe(404)
      expect((await bench.call(admin, 'changeStaff', { userId, role: 'Admin', brand: '' })).status).toBe(404)
      expect((await bench.call(admin, 'clearStaffSecondFactors', { userId })).status).toBe(404)
      expect((await bench.call(admin, 'endStaffSessions', { userId })).status).toBe(404)
      expect((await bench.call(admin, 'sendStaffInvitation', { userId })).status).toBe(404)
    }
    expect((await bench.opens(await bench.world.tokenOf(customer)))[0]).toBe(200)
  })

  it('administrators have the page in their navigation above Programs and Operations, and nobody else has', async () => {
    const pagesOf = async (username: string) => {
      const answer = await bench.world.app.inject({
        url: '/services/data/v65.0/ui-api/nav-items?formFactor=Large&pageSize=100',
        headers: { authorization: `Bearer ${await bench.world.tokenOf(username)}` },
      })
      const items: readonly { readonly content: string | null }[] = answer.json().navItems
      return items.map(({ content }) => content)
    }
    expect((await pagesOf(admin)).slice(-3)).toEqual([
      '/console/setup/people',
      '/console/setup/programs',
      '/console/operations',
    ])
    for (const username of [advisor, supervisor]) {
      expect(await pagesOf(username)).not.toContain('/console/setup/people')
      expect(await pagesOf(username)).not.toContain('/console/setup/programs')
    }
  })
})

describe('the list', () => {
  it('has staff alone, is searched by name and address, and loses and repeats nobody between pages', async () => {
    const { engine, systemViewer } = bench.world.context
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
      const answer: Awaited<ReturnType<typeof bench.call>> = await bench.call(admin, 'listStaff', { after })
      expect(answer.status).toBe(200)
      expect(answer.body.people.length).toBeLessThanOrEqual(25)
      ids.push(...answer.body.people.map(({ userId }: { readonly userId: string }) => userId))
      after = answer.body.next
    }
    const staff = await bench.rowsOf<{ id: string }>(
      `select "Id" as id from record."User" where "Portal_Role__c" in ('Advisor', 'Supervisor', 'Admin')`,
    )
    expect([...ids].sort()).toEqual(staff.map(({ id }) => id).sort())
    expect(staff.length).toBeGreaterThan(60)
    const found = async (search: string) => {
      const { body } = await bench.call(admin, 'listStaff', { search })
      return body.people.map(({ username }: { readonly username: string }) => username)
    }
    expect(await found('Brightwater')).toEqual([admin])
    expect(await found('supervisor@example')).toEqual([supervisor])
    expect(await found('Whitcombe')).toEqual([])
    expect((await bench.call(admin, 'listStaff', { after: 'made up' })).status).toBe(400)
  })
})

describe('an invitation', () => {
  it('is mailed in the person’s language, lives a day, and makes a login of the role and brand', async () => {
    const { userId, email } = await bench.invite({ brand: 'second', language: 'es' })
    expect(await bench.personOf(userId)).toMatchObject({
      username: email,
      role: 'Advisor',
      brand: 'second',
      isActive: true,
      hasPassword: false,
      hasSecondFactor: false,
      isSelf: false,
    })
    const [mail] = (await listMessages(bench.world.context.pool)).filter(({ to }) => to === email)
    expect(mail?.subject).toContain('Configure su acceso de personal')
    const [token = ''] = await bench.linksTo(email)
    bench.world.advance(23 * 3_600_000)
    expect(await bench.stateOf(token, 'second')).toBe('valid')
    bench.world.advance(3_600_000)
    expect(await bench.stateOf(token, 'second')).toBe('expired')
    expect((await bench.auditOf(userId)).map(({ action }) => action)).toEqual([
      'record-created',
      'staff-invited',
    ])
  })

  it('sent again ends the link before; who has a password gets none', async () => {
    const { userId, email } = await bench.invite()
    const [old = ''] = await bench.linksTo(email)
    expect((await bench.call(admin, 'sendStaffInvitation', { userId })).key).toBe('rateLimited')
    expect(await bench.stateOf(old)).toBe('valid')
    bench.world.advance(61_000)
    expect((await bench.call(admin, 'sendStaffInvitation', { userId })).status).toBe(200)
    expect(await bench.stateOf(old)).toBe('superseded')
    await bench.settle()
    const tokens = await bench.linksTo(email)
    const newest = tokens.find((token) => token !== old) ?? ''
    expect(await bench.stateOf(newest)).toBe('valid')
    await bench.world.context.identity.setPassword(userId, 'Quiet-hill-42')
    expect((await bench.call(admin, 'sendStaffInvitation', { userId })).key).toBe('passwordIsSet')
  })

  it('to somebody who signs in already, or to no address, says so at the address', async () => {
    const before = await bench.rowsOf('select 1 from record."User"')
    const fields = { firstName: 'A', lastName: 'B', role: 'Admin', brand: '', language: 'en' }
    for (const [email, key] of [
      [` ${supervisor.toUpperCase()} `, 'userExists'],
      [customer, 'userExists'],
      ['nobody', 'invalidEmail'],
      ['a b@example.com', 'invalidEmail'],
      ['', 'requiredFieldMissing'],
    ] as const) {
      const answer = await bench.call(admin, 'inviteStaff', { ...fields, email })
      expect([email, answer.key]).toEqual([email, key])
      expect(Object.keys(answer.body.output.fieldErrors)).toEqual(['email'])
    }
    const noBrand = { ...fields, email: 'c@example.com', role: 'Advisor' }
    expect(Object.keys((await bench.call(admin, 'inviteStaff', noBrand)).body.output.fieldErrors)).toEqual([
      'brand',
    ])
    expect(await bench.rowsOf('select 1 from record."User"')).toHaveLength(before.length)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { oktaUser, patchOf } from './testing/scim-client'
import { createScimWorld, type ScimWorld } from './testing/scim-world'

const advisor = 'advisor.first@example.com'
let served: ScimWorld
let personId: string
let userId: string
let glass: string
let admin: string

beforeAll(async () => {
  served = await createScimWorld()
  const { scim, staffOf, world } = served
  const group = async (displayName: string, value: string) =>
    scim('POST', '/Groups', { displayName, members: [{ value }] })
  personId = (await scim('POST', '/Users', oktaUser('okta-1', advisor, 'Managed'))).body.id
  await group('desk', personId)
  const boss = (await scim('POST', '/Users', oktaUser('okta-2', 'boss@company.example.com', 'Boss'))).body.id
  await group('admins', boss)
  userId = (await staffOf(advisor))?.id ?? ''
  glass = await world.tokenOf('admin@example.com')
  admin = await world.tokenOf('boss@company.example.com')
})
afterAll(() => served.close())

const call = (token: string, method: string, payload: object, controller = 'CustomerPortalStaffController') =>
  served.world.app.inject({
    method: 'POST',
    url: `/lwr/apex/v65.0/${controller}/${method}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  })

describe('the page of the staff', () => {
  it('says who is managed by the company and since when, and to whom that leaves nothing to decide', async () => {
    const shown = async (token: string, id: string) => {
      const { people } = (await call(token, 'listStaff', { userId: id })).json()
      return people[0]
    }
    const since = served.world.context.now().toISOString()
    expect(await shown(admin, userId)).toMatchObject({ managedSince: since, isDecidedElsewhere: true })
    expect(await shown(glass, userId)).toMatchObject({ managedSince: since, isDecidedElsewhere: false })
    const other = (await served.staffOf('supervisor@example.com'))?.id ?? ''
    expect(await shown(admin, other)).toMatchObject({ managedSince: null, isDecidedElsewhere: false })
  })

  it('leaves role, brand and access to the directory, but for break-glass accounts', async () => {
    const before = await served.staffOf(advisor)
    const tries = [
      ['changeStaff', { userId, role: 'Supervisor', brand: 'first' }],
      ['setStaffAccess', { userId, isActive: false }],
    ] as const
    for (const [method, payload] of tries) {
      const refused = await call(admin, method, payload)
      expect([method, refused.statusCode, refused.body.includes('MANAGED_BY_COMPANY')]).toEqual([
        method,
        409,
        true,
      ])
    }
    expect(await served.staffOf(advisor)).toEqual(before)
    expect(
      (await call(glass, 'changeStaff', { userId, role: 'Supervisor', brand: 'first' })).statusCode,
    ).toBe(200)
    expect(await served.staffOf(advisor)).toMatchObject({ role: 'Supervisor' })
    // The directory's next message takes effect again, even if it repeats itself.
    await served.scim('PATCH', `/Users/${personId}`, patchOf({ op: 'replace', value: { active: true } }))
    expect(await served.staffOf(advisor)).toMatchObject({ role: 'Advisor', brand: 'first' })
  })

  it('has each change in the audit log as one of the directory', async () => {
    await served.scim('PATCH', `/Users/${personId}`, patchOf({ op: 'replace', value: { active: false } }))
    const controller = 'CustomerPortalOperationsController'
    const entriesOf = async (action: string) =>
      (await call(glass, 'auditLog', { action }, controller)).json().entries as readonly Record<
        string,
        unknown
      >[]
    for (const action of ['staff-managed-by-company', 'directory-person-changed', 'staff-ended-by-company']) {
      const [entry] = await entriesOf(action)
      expect(entry).toMatchObject({
        action,
        isByDirectory: true,
        recordId: userId,
        recordName: 'Noor Managed',
      })
    }
    const groups = await entriesOf('directory-group-added')
    expect(groups.map(({ groupName }) => groupName).sort()).toEqual(['admins', 'desk'])
    const changes = JSON.stringify(await entriesOf('directory-person-added'))
    expect(changes).not.toContain('okta-1')
  })

  it('lets the only administrator keep the role without a way in, and alerts operators', async () => {
    const { pool, identity } = served.world.context
    const boss = await served.staffOf('boss@company.example.com')
    const { engine, systemViewer } = served.world.context
    const breakGlass = await served.staffOf('admin@example.com')
    await engine.updateRecord(systemViewer, breakGlass?.id ?? '', { fields: { IsActive: false } })
    const { rows } = await pool.query<{ id: string }>(
      `select id from company_directory.person where external_id = 'okta-2'`,
    )
    const off = patchOf({ op: 'replace', value: { active: false } })
    expect((await served.scim('PATCH', `/Users/${rows[0]?.id}`, off)).status).toBe(200)
    expect(await served.staffOf('boss@company.example.com')).toMatchObject({ role: 'Admin', isActive: true })
    expect(await identity.listSessions(boss?.id ?? '')).toEqual([])
    served.company.people.set('okta-2', { email: 'boss@company.example.com', groups: ['admins'] })
    expect((await served.come('okta-2')).end).toBe('/login?company-refused')
  })
})

import type { Sibling } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entraUser, filtered, oktaUser, patchOf } from './testing/scim-client'
import { createScimWorld, type ScimWorld } from './testing/scim-world'
import { openEverything } from './testing/ways-in-of-staff'

let served: ScimWorld
let sibling: Sibling
const groups = new Map<string, string>()

beforeAll(async () => {
  // Entra ID identifies a person by a different name in each application, and by `oid` in its directory.
  served = await createScimWorld({ PORCHLIGHT_COMPANY_EXTERNAL_ID_CLAIM: 'oid' }, { background: true })
  sibling = await served.world.startSibling()
  for (const displayName of ['leads', 'desk', 'desk-2', 'canteen']) {
    const { body } = await served.scim('POST', '/Groups', {
      displayName,
      externalId: `oid of ${displayName}`,
    })
    groups.set(displayName, body.id)
  }
})
afterAll(() => served.close())

const join = (group: string, id: string) =>
  served.scim(
    'PATCH',
    `/Groups/${groups.get(group)}`,
    patchOf({ op: 'Add', path: 'members', value: [{ value: id }] }),
  )
const leave = (group: string, id: string) =>
  served.scim(
    'PATCH',
    `/Groups/${groups.get(group)}`,
    patchOf({ op: 'remove', path: `members[value eq "${id}"]` }),
  )
const setActive = (id: string, value: unknown) =>
  served.scim('PATCH', `/Users/${id}`, patchOf({ op: 'Replace', path: 'active', value }))

/** Adds a person to the directory and to a group, and makes them known to the provider. */
async function hire(name: string, group: string | null) {
  const userName = `${name}@company.example.com`
  const { body } = await served.scim('POST', '/Users', entraUser(`oid-${name}`, userName, 'Ellery'))
  if (group !== null) await join(group, body.id)
  const claims = { given_name: 'Noor', family_name: 'Ellery', oid: `oid-${name}` }
  served.company.people.set(`sub-${name}`, { email: userName, groups: ['desk'], ...claims })
  return { id: body.id, userName, subject: `sub-${name}` }
}

describe('somebody who joins', () => {
  it('is one of the staff as soon as a group of theirs has a role, and comes in by the company', async () => {
    const { id, userName, subject } = await hire('joins', null)
    expect(await served.staffOf(userName)).toBeNull()
    await join('canteen', id)
    expect(await served.staffOf(userName)).toBeNull()
    await join('leads', id)
    const staff = await served.staffOf(userName)
    expect(staff).toMatchObject({ name: 'Noor Ellery', role: 'Supervisor', brand: 'first', isActive: true })
    expect(await served.audited('staff-created-by-company')).toBe(1)
    const { end, session } = await served.come(subject)
    expect(end).toBe('/console')
    expect((await served.world.context.identity.peekSession(session ?? ''))?.userId).toBe(staff?.id)
    // The directory decides, whatever else the provider's token claims.
    expect(await served.staffOf(userName)).toMatchObject({ role: 'Supervisor' })
  })

  it('has the role of the first group of the setting, in each brand as it says', async () => {
    const { id, userName } = await hire('moves', 'desk-2')
    expect(await served.staffOf(userName)).toMatchObject({ role: 'Advisor', brand: 'second' })
    await join('desk', id)
    expect(await served.staffOf(userName)).toMatchObject({ role: 'Advisor', brand: 'first' })
    await leave('desk', id)
    expect(await served.staffOf(userName)).toMatchObject({ role: 'Advisor', brand: 'second' })
    await served.scim(
      'PATCH',
      `/Users/${id}`,
      patchOf({ op: 'replace', value: { 'name.familyName': 'Elleryson' } }),
    )
    expect(await served.staffOf(userName)).toMatchObject({ name: 'Noor Elleryson' })
  })

  it('who is one of the staff already is managed from then on, by the address that they sign in with', async () => {
    const userName = 'advisor.second@example.com'
    const before = await served.staffOf(userName)
    const { body } = await served.scim('POST', '/Users', oktaUser('oid-known', userName, 'Known'))
    await join('leads', body.id)
    expect(await served.staffOf(userName)).toMatchObject({
      id: before?.id,
      role: 'Supervisor',
      brand: 'first',
    })
    expect(await served.audited('staff-managed-by-company')).toBeGreaterThan(0)
    // No one else becomes that member of staff through their address.
    const other = oktaUser('oid-other', 'somebody@company.example.com', 'Other')
    const emails = [{ value: userName, type: 'work', primary: true }]
    const { body: taker } = await served.scim('POST', '/Users', { ...other, emails })
    await join('desk-2', taker.id)
    expect(await served.staffOf(userName)).toMatchObject({ role: 'Supervisor', brand: 'first' })
    await served.scim('DELETE', `/Users/${taker.id}`)
    expect(await served.staffOf(userName)).toMatchObject({ isActive: true })
  })

  it.each([
    ['a customer', 'dana.whitcombe@example.com'],
    ['a break-glass account', 'admin@example.com'],
    ['the platform itself', 'system@example.com'],
    ['nobody', 'nobody.at.all@example.com'],
  ])('by the address of %s is answered alike, and that is left alone', async (_name, userName) => {
    const before = await served.staffOf(userName)
    expect(
      (await served.scim('GET', filtered('/Users', `userName eq "${userName}"`))).body.totalResults,
    ).toBe(0)
    const answer = await served.scim('POST', '/Users', oktaUser(`oid of ${userName}`, userName, 'Alike'))
    expect(answer.status).toBe(201)
    await join('canteen', answer.body.id)
    await served.scim(
      'PATCH',
      `/Users/${answer.body.id}`,
      patchOf({ op: 'replace', value: { active: false } }),
    )
    expect(await served.staffOf(userName)).toEqual(before)
    const removed = await served.scim('DELETE', `/Users/${answer.body.id}`)
    expect(removed.status).toBe(204)
    expect(await served.staffOf(userName)).toEqual(before)
  })
})

describe('somebody who leaves', () => {
  const ends: readonly [string, (id: string) => Promise<unknown>][] = [
    ['is switched off', (id) => setActive(id, 'False')],
    ['is deleted', (id) => served.scim('DELETE', `/Users/${id}`)],
    ['loses the last group with a role', (id) => leave('leads', id)],
  ]

  it.each(ends)('because they are one who %s is out everywhere within 20 seconds', async (name, end) => {
    const { id, userName, subject } = await hire(name.replaceAll(' ', '.'), 'leads')
    const { session } = await served.come(subject)
    const open = await openEverything(served, sibling, userName, session ?? '')
    expect(await open.waysIn()).toEqual({
      session: [200, 200],
      program: [200, 200],
      refresh: 200,
      customerView: 200,
      streams: ['open', 'open'],
    })
    expect(await open.ownedCases()).toBe(1)
    const startedAt = Date.now()
    await end(id)
    const over = {
      session: [401, 401],
      program: [401, 401],
      refresh: 400,
      customerView: 401,
      streams: ['ended', 'ended'],
    }
    await expect.poll(open.waysIn, { timeout: 20_000 }).toEqual(over)
    expect(Date.now() - startedAt).toBeLessThan(20_000)
    expect(await served.staffOf(userName)).toMatchObject({ isActive: false })
    expect((await served.come(subject)).end).toBe('/login?company-refused')
    await expect.poll(open.ownedCases).toBe(0)
    open.close()
  })

  it('and joins again has the access again, and none of what was granted before', async () => {
    const { id, userName, subject } = await hire('comes.back', 'leads')
    const { session } = await served.come(subject)
    const open = await openEverything(served, sibling, userName, session ?? '')
    await setActive(id, false)
    await expect.poll(async () => (await open.waysIn()).session).toEqual([401, 401])
    await setActive(id, true)
    expect(await served.staffOf(userName)).toMatchObject({ role: 'Supervisor', isActive: true })
    expect(await served.audited('staff-restored-by-company')).toBe(1)
    expect(await open.waysIn()).toMatchObject({ session: [401, 401], program: [401, 401], refresh: 400 })
    expect((await served.come(subject)).end).toBe('/console')
    open.close()
    await served.scim('DELETE', `/Users/${id}`)
    const again = await hire('comes.back', 'desk')
    expect(await served.staffOf(userName)).toMatchObject({ role: 'Advisor', isActive: true })
    expect((await served.come(again.subject)).end).toBe('/console')
  })

  it('stays out where an administrator ended the access', async () => {
    const { id, userName } = await hire('ended.here', 'desk')
    const { engine, systemViewer } = served.world.context
    const staff = await served.staffOf(userName)
    await engine.updateRecord(systemViewer, staff?.id ?? '', { fields: { IsActive: false } })
    await setActive(id, true)
    await join('leads', id)
    expect(await served.staffOf(userName)).toMatchObject({ isActive: false })
  })

  it('by losing a group that is deleted, or renamed to one without a role, is out as well', async () => {
    const { body: group } = await served.scim('POST', '/Groups', { displayName: 'admins' })
    const [one, other] = [await hire('of.renamed', null), await hire('of.deleted', null)]
    groups.set('admins', group.id)
    await join('admins', one.id)
    expect(await served.staffOf(one.userName)).toMatchObject({ role: 'Admin', brand: null })
    await served.scim(
      'PATCH',
      `/Groups/${group.id}`,
      patchOf({ op: 'replace', value: { displayName: 'former' } }),
    )
    expect(await served.staffOf(one.userName)).toMatchObject({ isActive: false })
    await served.scim('PUT', `/Groups/${group.id}`, { displayName: 'admins', members: [{ value: other.id }] })
    expect(await served.staffOf(other.userName)).toMatchObject({ role: 'Admin', isActive: true })
    await served.scim('DELETE', `/Groups/${group.id}`)
    expect(await served.staffOf(other.userName)).toMatchObject({ isActive: false })
  })

  it('and is written at once by several requests ends up as one of them said, and never half', async () => {
    const { id, userName } = await hire('at.once', 'desk')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) => setActive(id, index % 2 === 0)).concat(
        leave('desk', id),
        join('desk', id),
        served.scim('DELETE', `/Users/${id}`),
        served.scim('DELETE', `/Users/${id}`),
      ),
    )
    for (const { status } of answers) expect([200, 204, 400, 404]).toContain(status)
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1)
    expect((await served.scim('GET', `/Users/${id}`)).status).toBe(404)
    expect(await served.staffOf(userName)).toMatchObject({ isActive: false })
  })
})

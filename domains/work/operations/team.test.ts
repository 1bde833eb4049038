import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as'
import { byUrgency, loadByPerson } from './team-load'

interface Row {
  readonly recordId: string
  readonly kind: string
  readonly brand: string
  readonly due: string
  readonly ownerId: string | null
}

interface Team {
  readonly asOf: string
  readonly total: { readonly waiting: number; readonly late: number }
  readonly people: readonly {
    readonly userId: string | null
    readonly waiting: number
    readonly late: number
  }[]
  readonly kinds: readonly { readonly name: string; readonly waiting: number }[]
  readonly rows: readonly Row[]
  readonly chosen: number
  readonly complaints: readonly { readonly recordId: string; readonly respondBy: string }[]
  readonly colleagues: readonly { readonly userId: string }[]
}

const advisor = 'advisor.first@example.com'
const supervisor = 'supervisor@example.com'
const admin = 'admin@example.com'
const customer = 'dana.whitcombe@example.com'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
})
afterAll(() => world.close())

/** Lets nobody have anything. */
beforeEach(async () => {
  for (const table of ['Case', 'Document_Requirement__c', 'Identity_Verification__c', 'Notice__c']) {
    await world.context.pool.query(`update record."${table}" set "OwnerId" = null`)
  }
})

const call = callAs(() => world, 'CustomerPortalWorkController')

async function teamOf(username: string, payload: object = {}): Promise<Team> {
  const { status, body } = await call('teamWork', username, payload)
  expect(status).toBe(200)
  return body
}

async function userIdOf(username: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  return rows[0]?.id ?? ''
}

const assign = (username: string, rows: readonly Row[], to: string, from?: string) =>
  call('assignWorkItems', username, {
    items: rows.map(({ recordId, ownerId }) => ({ recordId, from: from ?? ownerId ?? '' })),
    to,
  })

describe('the team page', () => {
  it.each(['teamWork', 'assignWorkItems'])(
    '%s is to advisors and customers what no method is, and 401 to guests',
    async (method) => {
      const payload =
        method === 'teamWork' ? {} : { items: [{ recordId: '500000000000001AAA', from: '' }], to: '' }
      for (const username of [advisor, customer]) {
        const answer = await call(method, username, payload)
        expect(answer.status).toBe(404)
      }
      expect((await call(method, null, payload)).status).toBe(401)
    },
  )

  it('counts all that waits of the brand alone, by person and by kind', async () => {
    const team = await teamOf(supervisor)
    const waiting = (loads: readonly { readonly waiting: number }[]) =>
      loads.reduce((sum, load) => sum + load.waiting, 0)
    expect(team.total.waiting).toBeGreaterThan(20)
    expect(waiting(team.people)).toBe(team.total.waiting)
    expect(waiting(team.kinds)).toBe(team.total.waiting)
    expect(team.people[0]).toMatchObject({ userId: null, waiting: team.total.waiting })
    expect(new Set(team.rows.map(({ brand }) => brand)).size).toBe(1)
    const stranger = await userIdOf('advisor.second@example.com')
    expect(team.colleagues.map(({ userId }) => userId)).not.toContain(stranger)
    const all = await teamOf(admin)
    expect(all.total.waiting).toBeGreaterThan(team.total.waiting)
    expect(new Set(all.rows.map(({ brand }) => brand)).size).toBeGreaterThan(1)
  })

  it('shows the late first, and of these what nobody has', async () => {
    const me = await userIdOf(supervisor)
    await world.context.pool.query(`update record."Case" set "Reply_Due__c" = '2020-01-01T00:00:00Z'`)
    const before = await teamOf(supervisor, { isLate: true })
    expect(before.chosen).toBe(before.total.late)
    const [first] = before.rows
    if (first === undefined) throw new TypeError('Nothing is late.')
    await assign(supervisor, [first], me)
    const { rows, asOf } = await teamOf(supervisor, { isLate: true })
    expect(rows.every(({ due }) => due < asOf)).toBe(true)
    expect(rows.at(-1)?.recordId).toBe(first.recordId)
  })

  it('shows the items of one person or kind, and what nobody has', async () => {
    const me = await userIdOf(supervisor)
    const free = await teamOf(supervisor, { owner: 'none', kind: 'document' })
    expect(new Set(free.rows.map(({ kind, ownerId }) => `${kind} ${ownerId}`))).toEqual(
      new Set(['document null']),
    )
    await assign(supervisor, free.rows.slice(0, 2), me)
    const own = await teamOf(supervisor, { owner: me })
    expect(own.rows.map(({ recordId }) => recordId).sort()).toEqual(
      free.rows
        .slice(0, 2)
        .map(({ recordId }) => recordId)
        .sort(),
    )
    expect(own.people.find(({ userId }) => userId === me)).toMatchObject({ waiting: 2 })
  })

  it('shows complaints with the day by which they are answered, also while we wait for the customer', async () => {
    const { rows } = await world.context.pool.query<{ id: string }>(
      `update record."Case" set "Type" = 'Complaint', "Status" = 'Waiting on Customer',
         "Complaint_Due_Date__c" = '2026-01-02' where "Id" = (
           select c."Id" from record."Case" c join record."Contact" p on p."Id" = c."ContactId"
           join record."User" u on u."Served_Brand__c" = p."Customer_Brand__c"
           where u."Username" = $1 and c."Status" <> 'Closed' limit 1) returning "Id" as id`,
      [supervisor],
    )
    const recordId = rows[0]?.id
    expect((await teamOf(supervisor)).complaints[0]).toMatchObject({ recordId, respondBy: '2026-01-02' })
    await world.context.pool.query(
      `update record."Case" set "Status" = 'Closed', "ClosedDate" = now() where "Id" = $1`,
      [recordId],
    )
    const ids = (await teamOf(supervisor)).complaints.map((complaint) => complaint.recordId)
    expect(ids).not.toContain(recordId)
  })
})

describe('an assignment of many', () => {
  it('hands over each item by itself, and none that changed hands meanwhile', async () => {
    const [me, other] = [await userIdOf(supervisor), await userIdOf(advisor)]
    const { rows } = await teamOf(supervisor, { kind: 'case' })
    const [taken, free] = rows
    if (taken === undefined || free === undefined) throw new TypeError('Two cases have to wait.')
    await call('assignWork', advisor, { recordId: taken.recordId, from: '', to: other })
    const { status, body } = await assign(supervisor, [taken, free], me, '')
    expect(status).toBe(200)
    expect(body.results).toEqual([
      { recordId: taken.recordId, result: 'changedHands' },
      { recordId: free.recordId, result: 'assigned' },
    ])
    const owners = new Map((await teamOf(supervisor)).rows.map((row) => [row.recordId, row.ownerId]))
    expect([owners.get(taken.recordId), owners.get(free.recordId)]).toEqual([other, me])
    const released = await assign(supervisor, [free], '', me)
    expect(released.body.results).toEqual([{ recordId: free.recordId, result: 'assigned' }])
  })

  it('answers an item of another brand as one that does not exist, and touches neither', async () => {
    const [foreign] = (await teamOf(admin)).rows.filter(({ brand }) => brand === 'second')
    if (foreign === undefined) throw new TypeError('Nothing of the second brand waits.')
    const me = await userIdOf(supervisor)
    const items = ['500000000000001AAA', 'no id', foreign.recordId].map((recordId) => ({
      recordId,
      from: '',
    }))
    const { body } = await call('assignWorkItems', supervisor, { items, to: me })
    expect(body.results.map(({ result }: { readonly result: string }) => result)).toEqual([
      'notFound',
      'notFound',
      'notFound',
    ])
    const now = (await teamOf(admin)).rows.find(({ recordId }) => recordId === foreign.recordId)
    expect(now?.ownerId).toBeNull()
  })

  it('gives nobody what they do not serve, or may not decide', async () => {
    const stranger = await userIdOf('advisor.second@example.com')
    const { rows } = await teamOf(supervisor)
    const result = async (kind: string, to: string) => {
      const row = rows.find((one) => one.kind === kind)
      if (row === undefined) throw new TypeError(`No ${kind} waits.`)
      return (await assign(supervisor, [row], to)).body.results[0].result
    }
    expect(await result('case', stranger)).toBe('notForColleague')
    expect(await result('case', await userIdOf(customer))).toBe('notForColleague')
    expect(await result('identity', await userIdOf(advisor))).toBe('notForColleague')
    expect(await result('identity', await userIdOf(supervisor))).toBe('assigned')
  })

  it('takes 50 at a time', async () => {
    const items = Array.from({ length: 51 }, () => ({ recordId: '500000000000001AAA', from: '' }))
    expect((await call('assignWorkItems', supervisor, { items, to: '' })).status).toBe(400)
    expect((await call('assignWorkItems', supervisor, { items: [], to: '' })).status).toBe(400)
  })
})

describe('the load', () => {
  const asOf = '2026-11-20T18:00:00.000Z'
  const item = (recordId: string, due: string, ownerId: string | null) => ({
    recordId,
    kind: 'case',
    title: '',
    detail: '',
    customer: '',
    brand: 'first',
    language: 'en' as const,
    due,
    ownerId,
    owner: ownerId,
  })

  it('has whoever is late first, those without work last, and those who left while they have work', () => {
    const items = [
      item('1', '2026-11-21T00:00:00.000Z', 'ann'),
      item('2', '2026-11-21T00:00:00.000Z', 'ann'),
      item('3', '2026-11-19T00:00:00.000Z', 'gone'),
    ]
    const colleagues = ['zoe', 'ann', 'bob'].map((name) => ({ userId: name, name }))
    expect(
      loadByPerson(items, colleagues, asOf).map(({ userId, waiting, late }) => [userId, waiting, late]),
    ).toEqual([
      [null, 0, 0],
      ['gone', 1, 1],
      ['ann', 2, 0],
      ['bob', 0, 0],
      ['zoe', 0, 0],
    ])
  })

  it('presses most where it is late and unassigned, then by due time', () => {
    const items = [
      item('later', '2026-11-22T00:00:00.000Z', null),
      item('owned', '2026-11-21T00:00:00.000Z', 'ann'),
      item('late, owned', '2026-11-18T00:00:00.000Z', 'ann'),
      item('late', '2026-11-19T00:00:00.000Z', null),
      item('later still', '2026-11-23T00:00:00.000Z', null),
    ]
    expect([...items].sort(byUrgency(asOf)).map(({ recordId }) => recordId)).toEqual([
      'late',
      'late, owned',
      'later',
      'later still',
      'owned',
    ])
  })
})

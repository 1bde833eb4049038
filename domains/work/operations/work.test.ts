import { isPorchlightError } from '@porchlight/errors'
import { openDatabase, type RecordEngine } from '@porchlight/record-engine'
import { composeContext } from '@porchlight/server/testing'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/call-as'
import { assignNext } from './assign-next'
import { workKinds } from './work-kinds'

interface Row {
  readonly recordId: string
  readonly kind: string
  readonly brand: string
  readonly due: string
  readonly ownerId: string | null
}

let world: TestWorld
/** The engines of two processes over one database, each with connections of its own. */
let engines: readonly RecordEngine[]
let closeSecond: () => Promise<void>

beforeAll(async () => {
  world = await createTestWorld()
  const pool = openDatabase({
    connectionString: String(world.context.direct.options.connectionString),
    maxConnections: 8,
    statementTimeoutMs: 10_000,
    applicationName: 'porchlight-test-second',
  })
  const context = await composeContext(world.context.settings, pool, { now: world.context.now })
  engines = [world.context.engine, context.engine]
  closeSecond = async () => {
    await context.close()
    await pool.end()
  }
})
afterAll(async () => {
  await closeSecond()
  await world.close()
})

/** Lets nobody have anything. */
beforeEach(async () => {
  for (const table of ['Case', 'Document_Requirement__c', 'Identity_Verification__c', 'Notice__c']) {
    await world.context.pool.query(`update record."${table}" set "OwnerId" = null`)
  }
})

const call = callAs(() => world, 'CustomerPortalWorkController')

const advisor = 'advisor.first@example.com'
const supervisor = 'supervisor@example.com'

async function queueOf(username: string): Promise<readonly Row[]> {
  const { status, body } = await call('workQueue', username)
  expect(status).toBe(200)
  return body.rows
}

async function userIdOf(username: string): Promise<string> {
  const { rows } = await world.context.pool.query<{ id: string }>(
    'select "Id" as id from record."User" where "Username" = $1',
    [username],
  )
  return rows[0]?.id ?? ''
}

describe('the queue', () => {
  it('holds what waits for staff of the brand alone, the most urgent first', async () => {
    const rows = await queueOf(advisor)
    expect(new Set(rows.map(({ brand }) => brand)).size).toBe(1)
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['case', 'document', 'notice']))
    expect(rows.map(({ due }) => due)).toEqual(rows.map(({ due }) => due).sort())
    const others = await queueOf('advisor.second@example.com')
    const ids = new Set(rows.map(({ recordId }) => recordId))
    expect(others.filter(({ recordId }) => ids.has(recordId))).toEqual([])
    expect(others.length).toBeGreaterThan(0)
  })

  it('shows what only supervisors decide to them alone', async () => {
    expect((await queueOf(supervisor)).map(({ kind }) => kind)).toContain('identity')
  })

  it('shows a refund and a deposit to those who may decide, by the next business day, not to who requested', async () => {
    const { engine, systemViewer, pool } = world.context
    const { rows } = await pool.query<{ id: string; deposit: string; payment: string }>(
      `select a."Id" as id, d."Id" as deposit, p."Id" as payment from record."Account" a
       join record."Deposit__c" d on d."Account__c" = a."Id" join record."Payment__c" p on p."Account__c" = a."Id"
       where a."Account_Brand__c" = 'first' and d."Approval_Status__c" is null limit 1`,
    )
    const [account] = rows
    const requester = { by: await userIdOf(supervisor), at: '2026-11-20T18:00:00.000Z' }
    const refundId = await engine.createRecord(systemViewer, 'Refund__c', {
      fields: {
        Account__c: account?.id,
        Payment__c: account?.payment,
        Amount__c: 120,
        Reason__c: 'Overpaid',
        Note__c: 'Paid twice.',
        Status__c: 'Waiting',
        Requested_By__c: requester.by,
        Requested_At__c: requester.at,
      },
    })
    await pool.query(
      `update record."Deposit__c" set "Approval_Status__c" = 'Pending', "Approval_Requested_By__c" = $2,
         "Approval_Requested_At__c" = $3 where "Id" = $1`,
      [account?.deposit, requester.by, requester.at],
    )
    const wanted = new Set([refundId, account?.deposit])
    const waitingFor = async (username: string) =>
      (await queueOf(username))
        .filter(({ recordId }) => wanted.has(recordId))
        .map(({ kind, due }) => [kind, due])
        .sort()
    expect(await waitingFor('admin@example.com')).toEqual([
      ['approval', '2026-11-23T22:00:00.000Z'],
      ['refund', '2026-11-23T22:00:00.000Z'],
    ])
    expect([await waitingFor(supervisor), await waitingFor(advisor)]).toEqual([[], []])
    await pool.query('delete from record."Refund__c" where "Id" = $1', [refundId])
    await pool.query('update record."Deposit__c" set "Approval_Status__c" = null where "Id" = $1', [
      account?.deposit,
    ])
  })

  it('lets go of a case with our reply, and takes it up with the customer’s next word', async () => {
    const ids = (await queueOf(advisor)).map(({ recordId }) => recordId)
    const { rows } = await world.context.pool.query<{ id: string; username: string }>(
      `update record."Case" c set "Type" = 'Question', "Complaint_Due_Date__c" = null
       from record."User" u where u."ContactId" = c."ContactId" and c."Id" = any($1)
       returning c."Id" as id, u."Username" as username`,
      [ids],
    )
    const { id: caseId = '', username = '' } = rows[0] ?? {}
    const act = async (username: string) => {
      world.advance(1_000)
      const answer = await world.app.inject({
        method: 'POST',
        url: '/services/data/v65.0/ui-api/actions/perform-quick-action/Case.Reply',
        headers: { authorization: `Bearer ${await world.tokenOf(username)}` },
        payload: { contextId: caseId, fields: { CommentBody: 'Here is more.' } },
      })
      expect(answer.statusCode).toBe(201)
    }
    await act(advisor)
    expect((await queueOf(advisor)).map(({ recordId }) => recordId)).not.toContain(caseId)
    await act(username)
    expect((await queueOf(advisor)).map(({ recordId }) => recordId)).toContain(caseId)
  })

  it.each(['workQueue', 'takeNextWork', 'assignWork'])(
    '%s is 404 to customers and 401 to guests',
    async (method) => {
      const payload = method === 'assignWork' ? { recordId: '500000000000001AAA', from: '', to: '' } : {}
      expect((await call(method, 'dana.whitcombe@example.com', payload)).status).toBe(404)
      expect((await call(method, null, payload)).status).toBe(401)
    },
  )
})

describe('“Next”', () => {
  it('gives 200 presses at once, over two processes, no item twice, and none is lost', async () => {
    const waiting = new Set((await queueOf(advisor)).map(({ recordId }) => recordId))
    expect(waiting.size).toBeGreaterThan(20)
    const viewer = {
      class: 'advisor',
      language: 'en',
      userId: await userIdOf(advisor),
      brand: 'first',
    } as const
    const press = async (engine: RecordEngine | undefined): Promise<string | null> => {
      try {
        const item =
          engine === undefined
            ? null
            : await assignNext({ engine, audit: async () => undefined }, viewer, workKinds)
        return item?.recordId ?? null
      } catch (failure) {
        // A busy server turns a press away when no connection is free, and it is pressed again.
        if (isPorchlightError(failure, 'unavailable')) return press(engine)
        throw failure
      }
    }
    const presses = Array.from({ length: 200 }, (_, index) => press(engines[index % engines.length]))
    const taken = (await Promise.all(presses)).filter((recordId) => recordId !== null)
    // Presses that met others at the last items may have come away empty-handed; what they left is there for the next.
    const left = (await queueOf(advisor)).filter(({ ownerId }) => ownerId === null)
    expect(new Set([...taken, ...left.map(({ recordId }) => recordId)])).toEqual(waiting)
    expect(taken.length).toBeGreaterThan(waiting.size / 2)
  }, 120_000)

  it('gives the most urgent of the kind that is chosen, to whoever pressed', async () => {
    const [first] = (await queueOf(advisor)).filter(({ kind }) => kind === 'document')
    const { body } = await call('takeNextWork', advisor, { kind: 'document' })
    expect(body.row).toMatchObject({
      recordId: first?.recordId,
      kind: 'document',
      ownerId: await userIdOf(advisor),
    })
    expect((await call('takeNextWork', advisor, { kind: 'nothing' })).body).toEqual({ row: null })
  })
})

describe('an assignment', () => {
  it('is handed over and released, and nothing happens when it changed hands meanwhile', async () => {
    const { body } = await call('takeNextWork', advisor)
    const { recordId } = body.row
    const [me, other] = [await userIdOf(advisor), await userIdOf(supervisor)]
    const ownerOf = async () => (await queueOf(advisor)).find((row) => row.recordId === recordId)?.ownerId
    expect((await call('assignWork', advisor, { recordId, from: '', to: other })).status).toBe(412)
    expect(await ownerOf()).toBe(me)
    expect((await call('assignWork', advisor, { recordId, from: me, to: other })).status).toBe(200)
    expect(await ownerOf()).toBe(other)
    expect((await call('assignWork', supervisor, { recordId, from: other, to: '' })).status).toBe(200)
    expect(await ownerOf()).toBeNull()
  })

  it('is refused to customers, and to advisors who could not see the record', async () => {
    const { body } = await call('takeNextWork', advisor)
    const { recordId } = body.row
    const me = await userIdOf(advisor)
    for (const username of ['dana.whitcombe@example.com', 'advisor.second@example.com']) {
      const to = await userIdOf(username)
      const payload = { recordId, from: me, to }
      expect((await call('assignWork', advisor, payload)).status).toBe(400)
      expect((await call('assignWork', 'admin@example.com', payload)).status).toBe(400)
    }
  })

  it('of a record of another brand is answered like that of one that does not exist', async () => {
    const { body } = await call('takeNextWork', advisor)
    const { recordId } = body.row
    const stranger = 'advisor.second@example.com'
    const foreign = await call('assignWork', stranger, { recordId, from: '', to: '' })
    const unknown = await call('assignWork', stranger, { recordId: '500000000000001AAA', from: '', to: '' })
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text])
  })
})

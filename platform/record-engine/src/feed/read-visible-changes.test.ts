import { defineObject, recordsWhere, type Viewer } from '@porchlight/metadata'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { describePolicy } from '../policy/describe-policy'
import type { VisibleChange, VisibleChangePage } from '../record-engine'
import { loadSample } from '../testing/sample-world'
import { testObjects } from '../testing/test-objects'
import {
  admin,
  advisor,
  customer,
  errorOf,
  guest,
  openTestWorld,
  seededRandom,
  type TestWorld,
  testId,
} from '../testing/test-world'
import { purgeChanges } from './purge-changes'

const dayMs = 86_400_000
const nothingSelected = { fields: [], optionalFields: [] }

describe('changes as a viewer learns of them', () => {
  let world: TestWorld
  beforeAll(async () => {
    world = await openTestWorld()
  })
  afterAll(() => world.close())
  beforeEach(() =>
    world.pool.query(`truncate feed.change_event, feed.purged_through, record."Usage__c", record."Account",
      record."Contact", record."User", record."Vault__c"`),
  )

  const start = async (viewer: Viewer) =>
    (await world.engine.readVisibleChanges(viewer, { after: null, limit: 1 })).position

  /** Waits until transactions of other databases of the server no longer hold anything back. */
  const settled = async () => {
    const held =
      'select 1 from feed.change_event where transaction_id >= pg_snapshot_xmin(pg_current_snapshot())'
    await expect.poll(async () => (await world.pool.query(held)).rowCount).toBe(0)
  }

  const pagesAfter = async (
    viewer: Viewer,
    after: string,
    limit = 7,
  ): Promise<readonly VisibleChangePage[]> => {
    const pages: VisibleChangePage[] = []
    for (
      let position = after;
      pages.at(-1)?.isCaughtUp !== true;
      position = pages.at(-1)?.position ?? after
    ) {
      pages.push(await world.engine.readVisibleChanges(viewer, { after: position, limit }))
    }
    return pages
  }
  const changesAfter = async (viewer: Viewer, after: string, limit = 7): Promise<readonly VisibleChange[]> =>
    (await pagesAfter(viewer, after, limit)).flatMap(({ changes }) => changes)

  const visibleTo = async (viewer: Viewer, ids: readonly string[]) => {
    const found = await world.engine.readRecords(viewer, ids, nothingSelected)
    return new Set(found.flatMap((record) => (record === null ? [] : [record.id])))
  }

  const appendForeign = (count: number) =>
    world.pool.query(
      `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at)
       select 'Vault__c', $1, 'update', '{Name}', $2 from generate_series(1, $3)`,
      [testId('a08', 0), world.clock.now, count],
    )

  it.each([3, 11])(
    'tells each class of what it can see and read, deletions included (sample %i)',
    async (seed) => {
      const records = await loadSample(world, seed)
      const ids = records.map(({ id }) => id)
      const viewers = [
        guest,
        customer(1),
        customer(2),
        customer(5),
        advisor('first'),
        advisor('second'),
        admin,
      ]
      const positions = await Promise.all(viewers.map(start))
      const changed: Readonly<Record<string, string>> = {
        Account: 'Secret__c',
        Contact: 'FirstName',
        Usage__c: 'Remark__c',
      }
      for (const { objectApiName, id } of records) {
        const field = changed[objectApiName]
        if (field !== undefined)
          await world.engine.updateRecord(admin, id, { fields: { [field]: 'changed' } })
      }
      const sawBefore = await Promise.all(viewers.map((viewer) => visibleTo(viewer, ids)))
      const usages = records.filter(({ objectApiName }) => objectApiName === 'Usage__c').map(({ id }) => id)
      const referred = new Set(records.map(({ fields }) => fields.Parent__c))
      const deleted = usages.filter((id) => !referred.has(id))
      for (const id of deleted) await world.engine.deleteRecord(admin, id)
      await settled()

      const policy = describePolicy(world.metadata)
      for (const [index, viewer] of viewers.entries()) {
        const changes = await changesAfter(viewer, positions[index] ?? '')
        const told = new Set(changes.map(({ recordId }) => recordId))
        // A viewer is not notified of a record that it could not see while it existed.
        expect([...told].filter((id) => sawBefore[index]?.has(id) !== true)).toEqual([])
        const gone = changes.filter(({ kind }) => kind === 'delete').map(({ recordId }) => recordId)
        expect(gone).toEqual(deleted.filter((id) => sawBefore[index]?.has(id)))
        for (const { objectApiName, fields } of changes) {
          const entry = policy.find(
            (row) => row.objectApiName === objectApiName && row.viewerClass === viewer.class,
          )
          expect(fields.filter((name) => entry?.fields.read.includes(name) !== true)).toEqual([])
        }
        const remarked = usages.filter((id) => sawBefore[index]?.has(id))
        expect([...told].filter((id) => usages.includes(id)).sort()).toEqual(remarked.sort())
        const accounts = changes.filter(({ objectApiName }) => objectApiName === 'Account')
        expect(accounts.length > 0).toBe(viewer === admin)
      }
      expect((await changesAfter(admin, positions.at(-1) ?? '')).length).toBeGreaterThan(60)
    },
  )

  it('tells of a deletion although what the record was seen by is deleted since, and of nothing else', async () => {
    await world.load([
      { objectApiName: 'User', id: testId('005', 1), fields: { Name: 'Iris Quill' } },
      { objectApiName: 'Contact', id: testId('003', 1), fields: { LastName: 'One' } },
      { objectApiName: 'Account', id: testId('001', 1), fields: { Name: 'A', ContactId: testId('003', 1) } },
      { objectApiName: 'Usage__c', id: testId('a00', 1), fields: { Account__c: testId('001', 1) } },
    ])
    const [mine, others] = [await start(customer(1)), await start(customer(2))]
    const id = await world.engine.createRecord(admin, 'Usage__c', {
      fields: { Account__c: testId('001', 1), Remark__c: 'New.' },
    })
    for (const gone of [id, testId('a00', 1), testId('001', 1)]) await world.engine.deleteRecord(admin, gone)
    await settled()
    const at = world.clock.now.toISOString()
    const deletion = (objectApiName: string, recordId: string) => ({
      id: expect.any(String),
      objectApiName,
      recordId,
      kind: 'delete',
      fields: [],
      occurredAt: at,
    })
    const told = await changesAfter(customer(1), mine)
    expect(told).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{22}$/),
        objectApiName: 'Usage__c',
        recordId: id,
        kind: 'create',
        fields: expect.arrayContaining(['Account__c', 'Remark__c']),
        occurredAt: at,
      },
      deletion('Usage__c', id),
      deletion('Usage__c', testId('a00', 1)),
      deletion('Account', testId('001', 1)),
    ])
    expect(new Set(told.map((change) => change.id)).size).toBe(told.length)
    expect(await changesAfter(customer(1), mine)).toEqual(told)
    expect(await changesAfter(customer(2), others)).toEqual([])
    const { rows } = await world.pool.query(
      `select rule_values from feed.change_event where record_id = $1 and kind = 'delete'`,
      [id],
    )
    expect(rows).toEqual([
      {
        rule_values: {
          'Account__c.ContactId': testId('003', 1),
          'Account__c.Brand__c': null,
          'Account__c.ContactId.Brand__c': null,
        },
      },
    ])
  })

  it('says nothing of a deletion of which it is not known who saw the record', async () => {
    await loadSample(world, 3)
    const [mine, all] = [await start(customer(1)), await start(admin)]
    await world.pool.query(
      `insert into feed.change_event (object_api_name, record_id, kind, changed_fields, occurred_at)
       values ('Account', $1, 'delete', '{}', $2)`,
      [testId('001', 900), world.clock.now],
    )
    await settled()
    expect(await changesAfter(customer(1), mine)).toEqual([])
    expect(await changesAfter(admin, all)).toHaveLength(1)
  })

  it('gives what happened to a record in its order, also where the later write is of the older transaction', async () => {
    await loadSample(world, 3)
    const after = await start(admin)
    let id = ''
    await world.engine.inOneTransaction(async (older) => {
      await older.updateRecord(admin, testId('001', 1), { fields: { Name: 'Begins first' } })
      id = await world.engine.createRecord(admin, 'Account', { fields: { Name: 'Comes and goes' } })
      await older.deleteRecord(admin, id)
    })
    await settled()
    const changes = await changesAfter(admin, after, 1)
    expect(changes.filter(({ recordId }) => recordId === id).map(({ kind }) => kind)).toEqual([
      'create',
      'delete',
    ])
    expect(changes).toHaveLength(3)
  })

  it('loses, doubles and disorders nothing while several write the same records and one reads', async () => {
    await loadSample(world, 3)
    const random = seededRandom(5)
    let position = await start(admin)
    const seen: VisibleChange[] = []
    const read = async () => {
      const page = await world.engine.readVisibleChanges(admin, { after: position, limit: 5 })
      position = page.position
      seen.push(...page.changes)
    }
    let isWriting = true
    const writeSome = async (writer: number) => {
      for (let turn = 0; turn < 25; turn += 1) {
        // In the order of the ids, so that no two deadlock.
        const ids = Array.from({ length: 6 }, (_, index) => testId('001', index)).filter(() => random() < 0.5)
        await world.engine.inOneTransaction(async (inner) => {
          for (const id of ids) {
            world.clock.now = new Date(world.clock.now.getTime() + 1)
            await inner.updateRecord(admin, id, { fields: { Name: `Account ${writer} ${turn}` } })
            if (random() < 0.3) await new Promise((resolve) => setTimeout(resolve, 2))
          }
        })
      }
    }
    const reading = (async () => {
      while (isWriting) await read()
    })()
    await Promise.all([0, 1, 2].map(writeSome))
    isWriting = false
    await reading
    await settled()
    seen.push(...(await changesAfter(admin, position)))
    const { rows } = await world.pool.query<{ id: string; at: string }>(
      `select record_id as id, to_char(occurred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
       from feed.change_event order by sequence`,
    )
    expect(seen).toHaveLength(rows.length)
    // A change locks the record until its transaction ends, so the numbers of its events are in order.
    for (const id of new Set(rows.map((row) => row.id))) {
      expect(seen.filter(({ recordId }) => recordId === id).map(({ occurredAt }) => occurredAt)).toEqual(
        rows.filter((row) => row.id === id).map(({ at }) => at),
      )
    }
  })

  it('gives the same after the same position, in pages of any size', async () => {
    await loadSample(world, 3)
    const after = await start(admin)
    for (let count = 0; count < 9; count += 1) {
      await world.engine.updateRecord(admin, testId('001', count), { fields: { Name: `Again ${count}` } })
    }
    await settled()
    const all = await changesAfter(admin, after, 1_000)
    expect(all).toHaveLength(9)
    for (const limit of [1, 2, 3, 9, 10]) expect(await changesAfter(admin, after, limit)).toEqual(all)
    expect((await pagesAfter(admin, after, 9)).map(({ isCaughtUp }) => isCaughtUp)).toEqual([true])
    const last = (await pagesAfter(admin, after, 4)).at(-1)?.position ?? ''
    expect(await pagesAfter(admin, last)).toEqual([{ changes: [], position: last, isCaughtUp: true }])
    expect(await start(admin)).toBe(last)
  })

  it('looks at 2,000 changes for a page and goes on from there', async () => {
    await loadSample(world, 3)
    const after = await start(advisor('first'))
    await appendForeign(4_500)
    const [account] = [
      ...(await visibleTo(
        advisor('first'),
        Array.from({ length: 12 }, (_, i) => testId('001', i)),
      )),
    ]
    await world.engine.updateRecord(admin, account ?? '', { fields: { Name: 'Behind a lot' } })
    await settled()
    const pages = await pagesAfter(advisor('first'), after)
    expect(pages.map(({ changes, isCaughtUp }) => [changes.length, isCaughtUp])).toEqual([
      [0, false],
      [0, false],
      [1, true],
    ])
  })

  it('says that a position has expired once a change after it is purged, and not before', async () => {
    await loadSample(world, 3)
    const early = await start(admin)
    await appendForeign(3)
    await settled()
    const late = await start(admin)
    world.clock.now = new Date(world.clock.now.getTime() + 29 * dayMs)
    expect(await purgeChanges(world.pool, world.clock.now)).toBe(0)
    expect(await changesAfter(admin, early)).toHaveLength(3)
    world.clock.now = new Date(world.clock.now.getTime() + dayMs)
    await expect.poll(() => purgeChanges(world.pool, world.clock.now)).toBe(3)
    expect(await errorOf(world.engine.readVisibleChanges(admin, { after: early, limit: 1 }))).toMatchObject({
      key: 'changesExpired',
      status: 410,
    })
    expect(await changesAfter(admin, late)).toEqual([])
    expect(await changesAfter(admin, await start(admin))).toEqual([])
  })

  it('refuses positions of other viewers, of other rights, and what is none', async () => {
    const position = await start(customer(1))
    const asked = (viewer: Viewer, after: string) =>
      world.engine.readVisibleChanges(viewer, { after, limit: 1 })
    expect(await asked({ ...customer(1), language: 'es' }, position)).toMatchObject({ position })
    const forged = [
      ...[...position].map(
        (_, at) => `${position.slice(0, at)}${position[at] === 'A' ? 'B' : 'A'}${position.slice(at + 1)}`,
      ),
      '',
      '0.0',
      position.slice(1),
      `${position}A`,
      `${position}=`,
      Buffer.alloc(40).toString('base64url'),
    ]
    for (const after of forged)
      expect(await errorOf(asked(customer(1), after))).toMatchObject({
        key: 'invalidChangePosition',
        status: 400,
      })
    for (const viewer of [customer(2), advisor('first'), admin, guest]) {
      expect(await errorOf(asked(viewer, position))).toMatchObject({
        key: 'invalidChangePosition',
        status: 400,
      })
    }
  })
})

it('tells of parts that are deleted with the whole to who saw them by it', async () => {
  const say = (en: string) => ({ en, es: `${en} (es)` })
  const photo = defineObject({
    apiName: 'Photo__c',
    keyPrefix: 'a09',
    label: say('Photo'),
    labelPlural: say('Photos'),
    fields: {
      Name: { dataType: 'String', length: 80, nameField: true, label: say('Name') },
      Owner__c: {
        dataType: 'Reference',
        referenceTo: 'Contact',
        relationshipName: 'Owner__r',
        childRelationshipName: 'Photos__r',
        deletedWithParent: true,
        required: true,
        label: say('Owner'),
      },
    },
    listViews: [],
    relatedLists: [],
    rules: [],
    stateTables: [],
    access: { advisor: { records: recordsWhere(['Owner__c', 'Brand__c'], 'brand'), read: ['Name'] } },
  })
  const world = await openTestWorld([...testObjects, photo])
  try {
    await world.load([
      { objectApiName: 'User', id: testId('005', 1), fields: { Name: 'Iris Quill' } },
      { objectApiName: 'Contact', id: testId('003', 1), fields: { LastName: 'One', Brand__c: 'first' } },
      { objectApiName: 'Photo__c', id: testId('a09', 1), fields: { Owner__c: testId('003', 1) } },
    ])
    const viewers = [advisor('first'), advisor('second'), admin]
    const begins = await Promise.all(
      viewers.map((viewer) => world.engine.readVisibleChanges(viewer, { after: null, limit: 1 })),
    )
    await world.engine.deleteRecord(admin, testId('003', 1))
    const notifiedOf = async (index: number) => {
      const request = { after: begins[index]?.position ?? '', limit: 10 }
      const page = await world.engine.readVisibleChanges(viewers[index] ?? admin, request)
      return page.changes.map(({ kind, objectApiName }) => `${kind} ${objectApiName}`)
    }
    await expect.poll(() => notifiedOf(0)).toEqual(['delete Photo__c', 'delete Contact'])
    expect(await notifiedOf(1)).toEqual([])
    expect(await notifiedOf(2)).toEqual(['delete Contact'])
  } finally {
    await world.close()
  }
})

import { inSweep } from '@porchlight/test-kit/sweep'
import fc from 'fast-check'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestWorld, type TestWorld } from '../testing/test-world'
import { type AuditHead, chainStart, entryText, nextHead } from './audit-chain'
import { writeAuditEntries } from './audit-entry'
import { purgeAudit } from './purge-audit'
import { sealAudit } from './seal-audit'
import { type AuditVerification, verifyAudit } from './verify-audit'

const numRuns = inSweep(1_000, { otherwise: 100 })
const yearMs = 365.25 * 86_400_000
const advisor = { class: 'advisor', language: 'en', userId: '005000000000007AAA', brand: 'first' } as const

let world: TestWorld

beforeAll(async () => {
  world = await openTestWorld()
})
afterAll(() => world.close())

async function append(count: number, now = new Date()): Promise<void> {
  const entries = Array.from({ length: count }, (_, index) => ({
    viewer: advisor,
    action: 'record-changed',
    recordId: `001${String(index).padStart(15, '0')}`,
    reason: 'The customer called.',
    changes: [
      { fieldApiName: 'Phone', before: null, after: `(713) 555-01${String(index % 100).padStart(2, '0')}` },
    ],
    facts: { page: index },
  }))
  await writeAuditEntries(world.pool, entries, now)
}

async function sealAll(now = new Date()): Promise<AuditHead> {
  for (;;) {
    const { count, head } = await sealAudit(world.pool, now, 7)
    if (count === 0 && head !== null) return head
  }
}

/** Triggers do not stop the owner of the tables. */
async function withoutTriggers(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    await client.query('alter table platform.audit_entry disable trigger user')
    await client.query('alter table platform.audit_seal disable trigger user')
    await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** Returns the problems found after a change of the tables that is then undone. */
async function foundAfter(
  change: (client: pg.PoolClient) => Promise<unknown>,
  known: AuditHead | null = null,
): Promise<AuditVerification> {
  let found: AuditVerification | null = null
  await withoutTriggers(async (client) => {
    await change(client)
    found = await verifyAudit(client, known)
  })
  if (found === null) throw new TypeError('Nothing was verified.')
  return found
}

const at = (position: number) => `(select entry_id from platform.audit_seal where position = ${position})`

/** Each writes something else than was there, at a position of the chain or from it on. */
const tamperings: Readonly<Record<string, (position: number) => readonly string[]>> = {
  'another moment': (n) => [
    `update platform.audit_entry set occurred_at = occurred_at - interval '1 millisecond' where id = ${at(n)}`,
  ],
  'another person': (n) => [
    `update platform.audit_entry set user_id = '005000000000009AAA' where id = ${at(n)}`,
  ],
  nobody: (n) => [`update platform.audit_entry set user_id = null where id = ${at(n)}`],
  'another class': (n) => [`update platform.audit_entry set viewer_class = 'admin' where id = ${at(n)}`],
  'another act': (n) => [`update platform.audit_entry set action = 'record-viewed' where id = ${at(n)}`],
  'another record': (n) => [`update platform.audit_entry set record_id = null where id = ${at(n)}`],
  'another reason': (n) => [`update platform.audit_entry set reason = 'None.' where id = ${at(n)}`],
  'other values': (n) => [
    `update platform.audit_entry set changes = jsonb_set(changes, '{0,after}', '"(713) 555-0199x"') where id = ${at(n)}`,
  ],
  'another fact': (n) => [
    `update platform.audit_entry set facts = facts || '{"page": -1}' where id = ${at(n)}`,
  ],
  'an entry taken out': (n) => [`delete from platform.audit_entry where id = ${at(n)}`],
  'a seal taken out': (n) => [`delete from platform.audit_seal where position = ${n}`],
  'an entry taken out with its seal': (n) => [
    `with gone as (delete from platform.audit_seal where position = ${n} returning entry_id)
     delete from platform.audit_entry e using gone where e.id = gone.entry_id`,
  ],
  'everything up to it': (n) => [
    `with gone as (delete from platform.audit_seal where position <= ${n} returning entry_id)
     delete from platform.audit_entry e using gone where e.id = gone.entry_id`,
  ],
  'everything from it on': (n) => [
    `with gone as (delete from platform.audit_seal where position >= ${n} returning entry_id)
     delete from platform.audit_entry e using gone where e.id = gone.entry_id`,
  ],
  'another digest': (n) => [`update platform.audit_seal set digest = reverse(digest) where position = ${n}`],
  'another moment of sealing': (n) => [
    `update platform.audit_seal set sealed_at = sealed_at + interval '1 second' where position = ${n}`,
  ],
  'two entries that change places': (n) => [
    `update platform.audit_seal s set entry_id = -entry_id where position in (${n}, ${n === 1 ? 2 : 1})`,
    `update platform.audit_seal s set entry_id = -o.entry_id from platform.audit_seal o
     where s.position in (${n}, ${n === 1 ? 2 : 1}) and o.position in (${n}, ${n === 1 ? 2 : 1}) and s.position <> o.position`,
  ],
  'a seal for another entry': (n) => [
    `insert into platform.audit_entry (occurred_at, viewer_class, action) values (now(), 'admin', 'record-deleted')`,
    `update platform.audit_seal set entry_id = (select max(id) from platform.audit_entry) where position = ${n}`,
  ],
}

describe('the chain of the audit log', () => {
  const length = 60
  let head: AuditHead

  beforeAll(async () => {
    await append(length)
    head = await sealAll()
  })

  it('holds every entry once, and is as it was read again', async () => {
    expect(head.position).toBe(length)
    expect(await verifyAudit(world.pool)).toEqual({ problems: [], verified: length, head })
    expect(await verifyAudit(world.pool, head)).toMatchObject({ problems: [] })
    expect(await sealAudit(world.pool, new Date())).toEqual({ count: 0, head })
  })

  it.each(Object.entries(tamperings))('shows %s', async (_name, statementsAt) => {
    const { problems } = await foundAfter(async (client) => {
      for (const statement of statementsAt(13)) await client.query(statement)
    }, head)
    expect(problems).not.toEqual([])
  })

  it(`shows ${numRuns} changes at random places`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.values(tamperings)),
        fc.integer({ min: 1, max: length }),
        async (statementsAt, position) => {
          const { problems } = await foundAfter(async (client) => {
            for (const statement of statementsAt(position)) await client.query(statement)
          }, head)
          return problems.length > 0
        },
      ),
      { numRuns },
    )
  })

  it('names the place of a change, and no other', async () => {
    const change = (statement: string) => foundAfter((client) => client.query(statement))
    const { problems } = await change(
      `update platform.audit_entry set reason = 'None.' where id in (${at(7)}, ${at(40)})`,
    )
    expect(problems.map(({ kind, position }) => [kind, position])).toEqual([
      ['changed', 7],
      ['changed', 40],
    ])
    expect((await change(`delete from platform.audit_entry where id = ${at(9)}`)).problems).toMatchObject([
      { kind: 'missing', position: 9 },
    ])
    expect((await change('delete from platform.audit_seal where position = 9')).problems).toMatchObject([
      { kind: 'gap', position: 10 },
    ])
    expect((await change('delete from platform.audit_seal where position < 9')).problems).toMatchObject([
      { kind: 'cut', position: 9 },
    ])
  })

  it('that was cut off or computed anew is another one than that of a head that was noted', async () => {
    const cut = (client: pg.PoolClient) => client.query('delete from platform.audit_seal where position > 50')
    expect((await foundAfter(cut)).problems).toEqual([])
    expect((await foundAfter(cut, head)).problems).toEqual([
      { kind: 'other-chain', position: length, entryId: null },
    ])
    const computeAnew = async (client: pg.PoolClient) => {
      await client.query(`update platform.audit_entry set reason = 'None.' where id = ${at(30)}`)
      await client.query('delete from platform.audit_seal')
      const { rows } = await client.query<{ id: string; text: string }>(
        `select e.id::text as id, ${entryText} as text from platform.audit_entry e order by e.id`,
      )
      let last = chainStart
      for (const { id, text } of rows) {
        last = nextHead(last, '2026-11-20T12:00:00.000Z', text)
        await client.query(
          `insert into platform.audit_seal (position, entry_id, sealed_at, digest)
           values ($1, $2, '2026-11-20T12:00:00.000Z', $3)`,
          [last.position, id, last.digest],
        )
      }
    }
    expect((await foundAfter(computeAnew)).problems).toEqual([])
    expect((await foundAfter(computeAnew, head)).problems).toMatchObject([{ kind: 'other-chain' }])
  })

  it('shows an entry that was never sealed, and leaves one alone that is to be sealed soon', async () => {
    await append(1)
    expect(await verifyAudit(world.pool)).toMatchObject({ problems: [], verified: length })
    const { problems } = await foundAfter(async (client) => {
      await client.query(`update platform.audit_seal set sealed_at = sealed_at - interval '3 hours'`)
      await client.query(
        `insert into platform.audit_entry (id, occurred_at, viewer_class, action) overriding system value
         values (-1, now(), 'admin', 'record-deleted')`,
      )
    })
    expect(problems).toContainEqual({ kind: 'unsealed', position: null, entryId: '-1' })
  })
})

describe('sealing', () => {
  it('by several processes at once gives one chain', async () => {
    await append(40)
    await Promise.all([1, 2, 3].map(() => sealAll()))
    const { rows } = await world.pool.query<{ count: string }>('select count(*) from platform.audit_entry')
    const { problems, verified } = await verifyAudit(world.pool)
    expect(problems).toEqual([])
    expect(verified).toBe(Number(rows[0]?.count))
  })

  it('takes an entry whose transaction ended after that of a later one', async () => {
    const client = await world.pool.connect()
    try {
      await client.query('begin')
      const entry = { viewer: advisor, action: 'file-opened', recordId: null }
      await writeAuditEntries(client, [entry], new Date())
      await append(1)
      const before = await sealAll()
      await client.query('commit')
      expect((await sealAll()).position).toBe(before.position + 1)
    } finally {
      client.release()
    }
    expect((await verifyAudit(world.pool)).problems).toEqual([])
  })
})

describe('after two years', () => {
  it('entries and their seals go in batches, the chain holds, and nothing younger can be deleted', async () => {
    const old = await openTestWorld()
    const write = (count: number, action: string) =>
      writeAuditEntries(
        old.pool,
        Array.from({ length: count }, () => ({
          viewer: advisor,
          action,
          recordId: `record of ${action}`,
          reason: 'The customer called.',
        })),
        new Date(),
      )
    const seal = async (now: Date) => {
      while ((await sealAudit(old.pool, now)).count > 0);
    }
    try {
      await write(25, 'long-ago')
      await seal(new Date(Date.now() - 2.01 * yearMs))
      await write(5, 'lately')
      await seal(new Date(Date.now() - 1.99 * yearMs))
      const { head: noted } = await verifyAudit(old.pool)
      expect(await purgeAudit(old.pool, 10)).toBe(24)
      expect(await purgeAudit(old.pool, 10)).toBe(0)
      const { rows } = await old.pool.query('select distinct action from platform.audit_entry')
      expect(rows).toEqual([{ action: 'lately' }])
      const keys = await old.pool.query('select record_id as id from platform.audit_value_key')
      expect(keys.rows).toEqual([{ id: 'record of lately' }])
      expect(await verifyAudit(old.pool)).toMatchObject({ problems: [], verified: 6, head: { position: 30 } })
      const deleted = { position: 20, digest: 'of an entry that is no more' }
      for (const known of [noted, deleted]) {
        expect(await verifyAudit(old.pool, known)).toMatchObject({ problems: [] })
      }
      await expect(old.pool.query('delete from platform.audit_entry')).rejects.toThrow(/never changed/)
      await expect(old.pool.query('delete from platform.audit_seal where position > 25')).rejects.toThrow(
        /never changed/,
      )
      await expect(old.pool.query(`update platform.audit_seal set digest = ''`)).rejects.toThrow(
        /never changed/,
      )
    } finally {
      await old.close()
    }
  })
})

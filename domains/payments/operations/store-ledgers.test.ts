import { fail } from '@porchlight/errors'
import { forgetLedger } from '@porchlight/test-kit/forget-ledger'
import { lockStatement } from '@porchlight/transactions/locks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import { jobContext } from '../../testing/job-context'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { storeLedgers } from './store-ledgers'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())

const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
  (await bench.world.context.pool.query(text, [...values])).rows as readonly Row[]
const accountsWithLines = async () =>
  (
    await rows<{ id: string }>(`select distinct "Account__c" as id from record."Ledger_Entry__c" order by 1`)
  ).map(({ id }) => id)
const linesOf = (accountId: string) =>
  rows(
    `select "Sequence__c" as number, "Key__c" as key, "Amount__c" as amount, "Balance__c" as balance,
       "Deposit_Held__c" as held, "Entry_Date__c"::text as day
     from record."Ledger_Entry__c" where "Account__c" = $1 order by "Sequence__c"`,
    [accountId],
  )
const run = async (attempts = 1) => {
  bench.waiting.push({ jobName: 'store-ledgers', payload: {} })
  await bench.runJobs({ attempts })
}

describe('an account that is older than the ledger', () => {
  it('gets the lines that its records give, once, from where the last run ended', async () => {
    const accounts = (await accountsWithLines()).slice(0, 3)
    const [first = '', second = '', third = ''] = accounts
    const before = await Promise.all(accounts.map(linesOf))
    expect(before.map((lines) => lines.length > 20)).toEqual([true, true, true])
    for (const id of accounts) await bench.world.context.pool.query(forgetLedger(id))
    // A run ended after the first one, which another one begins with.
    await rows('update ledger.backfill set ended_at = null')
    await rows(
      `insert into jobs.walk (name, cursor, began_at) values ('store-ledgers', $1, now())
       on conflict (name) do update set cursor = excluded.cursor, ended_at = null`,
      [first],
    )
    await run(2)
    expect(await linesOf(first)).toEqual([])
    expect(await Promise.all([second, third].map(linesOf))).toEqual(before.slice(1))
    const [{ ended } = { ended: false }] = await rows<{ ended: boolean }>(
      'select ended_at is not null as ended from ledger.backfill',
    )
    expect(ended).toBe(true)
  })

  it('owes the same before its lines are stored as after', async () => {
    const { engine, systemViewer } = bench.world.context
    const all = await accountsWithLines()
    const owed = () =>
      Promise.all(all.slice(0, 20).map((id) => readAccountMoney(engine, systemViewer, id, '2026-11-20')))
    const totals = async () => (await owed()).map((money) => money.totals)
    const stored = await totals()
    for (const id of all.slice(0, 20)) await bench.world.context.pool.query(forgetLedger(id))
    expect(await totals()).toEqual(stored)
    await rows('update ledger.backfill set ended_at = null')
    await run()
    expect(await totals()).toEqual(stored)
  })

  it('has its lines stored by the first payment, and no run stores them again', async () => {
    const [accountId = ''] = (await accountsWithLines()).slice(-1)
    const { engine, systemViewer } = bench.world.context
    const before = await linesOf(accountId)
    await bench.world.context.pool.query(forgetLedger(accountId))
    await engine.createRecord(systemViewer, 'Payment__c', {
      fields: {
        Account__c: accountId,
        Purpose__c: 'Bill',
        Amount__c: 12.34,
        Channel__c: 'Mail',
        Status__c: 'Settled',
        Payment_Date__c: '2026-11-19',
        Settled_Date__c: '2026-11-20',
      },
    })
    const after = await linesOf(accountId)
    expect(after.slice(0, -1)).toEqual(before)
    expect(after.at(-1)).toMatchObject({ amount: '-12.34', day: '2026-11-20' })
    await rows('update ledger.backfill set ended_at = null')
    await run()
    bench.waiting.push({ jobName: 'store-ledgers', payload: { row: accountId } })
    await bench.runJobs()
    expect(await linesOf(accountId)).toEqual(after)
  })

  it('has lines of payments that were returned, regained and refunded, whichever record has them stored', async () => {
    const { engine, systemViewer, pool } = bench.world.context
    const [accountId = ''] = (await accountsWithLines()).slice(-7)
    const pay = async (dollars: number, ...turns: readonly Readonly<Record<string, unknown>>[]) => {
      const paymentId = await engine.createRecord(systemViewer, 'Payment__c', {
        fields: {
          Account__c: accountId,
          Purpose__c: 'Bill',
          Amount__c: dollars,
          Channel__c: 'Mail',
          Status__c: 'Settled',
          Payment_Date__c: '2026-11-02',
          Settled_Date__c: '2026-11-03',
        },
      })
      for (const fields of turns) await engine.updateRecord(systemViewer, paymentId, { fields })
    }
    const returned = {
      Status__c: 'Returned',
      Returned_Date__c: '2026-11-06',
      Return_Reason__c: 'Not_Authorized',
    }
    await pay(20, returned)
    await pay(30, returned, { Status__c: 'Settled', Regained_Date__c: '2026-11-09' })
    await pay(40, { Refunded_Amount__c: 15, Refunded_Date__c: '2026-11-10' })
    await pay(50, { Status__c: 'Refunded', Refunded_Amount__c: 50, Refunded_Date__c: '2026-11-11' })
    const dated = async () =>
      (
        await rows<{ line: string }>(
          `select concat_ws(' ', "Entry_Date__c", "Kind__c", "Amount__c"::numeric(12, 2)) as line
           from record."Ledger_Entry__c" where "Account__c" = $1 order by 1`,
          [accountId],
        )
      ).map(({ line }) => line)
    const before = await dated()
    await pool.query(forgetLedger(accountId))
    await pay(12.34)
    expect(await dated()).toEqual([...before, '2026-11-03 Payment -12.34'].toSorted())
  })

  it('has none of its lines stored where one of them is refused, and the run says so', async () => {
    const [accountId = ''] = (await accountsWithLines()).slice(-3)
    const before = await linesOf(accountId)
    await bench.world.context.pool.query(forgetLedger(accountId))
    const { engine } = bench.services
    let batches = 0
    const refusing: typeof engine = {
      ...engine,
      inOneTransaction: (work) =>
        engine.inOneTransaction((inner, connection) =>
          work(
            {
              ...inner,
              writeBatch: async (viewer, batch) => {
                batches += 1
                const results = await inner.writeBatch(viewer, batch)
                return [...results.slice(1), { kind: 'refused', error: fail('internal') }]
              },
            },
            connection,
          ),
        ),
    }
    const context = jobContext({ ...bench.services, engine: refusing })
    await expect(storeLedgers.run({ row: accountId }, context)).rejects.toMatchObject({ key: 'internal' })
    expect([batches, await linesOf(accountId)]).toEqual([1, []])
    await storeLedgers.run({ row: accountId }, jobContext(bench.services))
    expect(await linesOf(accountId)).toEqual(before)
  })

  it('waits for a rule that is adding lines to the account, and stores none where it did', async () => {
    const [accountId = ''] = (await accountsWithLines()).slice(-2)
    const { pool } = bench.world.context
    const before = await linesOf(accountId)
    await pool.query(forgetLedger(accountId))
    await rows('update ledger.backfill set ended_at = null')
    const rule = await pool.connect()
    try {
      await rule.query('begin')
      await rule.query(lockStatement('consequence'), [`after Account__c ${accountId}`])
      const running = run()
      const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
      await expect.poll(async () => (await rows(waiting)).length).toBe(1)
      expect(await linesOf(accountId)).toEqual([])
      await rule.query('commit')
      await running
    } finally {
      rule.release()
    }
    expect(await linesOf(accountId)).toEqual(before)
  })

  it('has lines that nothing changes or takes away, whoever asks', async () => {
    const [accountId = ''] = await accountsWithLines()
    const { engine, systemViewer } = bench.world.context
    const [line = { id: '' }] = await rows<{ id: string }>(
      `select "Id" as id from record."Ledger_Entry__c" where "Account__c" = $1 limit 1`,
      [accountId],
    )
    const before = await linesOf(accountId)
    await expect(engine.updateRecord(systemViewer, line.id, { fields: { Amount__c: 1 } })).rejects.toThrow()
    await expect(engine.deleteRecord(systemViewer, line.id)).rejects.toThrow()
    await expect(
      rows('update record."Ledger_Entry__c" set "Amount__c" = 1 where "Id" = $1', [line.id]),
    ).rejects.toThrow('never changed')
    await expect(rows('delete from record."Ledger_Entry__c" where "Id" = $1', [line.id])).rejects.toThrow(
      'never changed',
    )
    expect(await linesOf(accountId)).toEqual(before)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays, localDay } from '../../customers/rules/calendar-day'
import { jobContext } from '../../testing/job-context'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'
import { type CounterName, recounted, stored } from '../../testing/recounted-figures'
import { signUpDaysBack, storedDays } from '../facts/figure-days'
import { countPiece } from './count-piece'
import { addDueDays } from './due-days'
import { countAccounts, countFigures } from './job'

const dayMs = 86_400_000
const counted: readonly CounterName[] = ['payments', 'orders', 'signUps', 'messages', 'adoption']

let bench: MethodBench
beforeAll(async () => {
  bench = await openMethodBench()
  await closeDays()
  await scatter()
})
afterAll(() => bench.close())

const rows = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
  (await bench.world.context.pool.query<Row>(text, [...values])).rows

/** Closes a business day of each week for one brand, as if it had been closed before it came. */
async function closeDays(): Promise<void> {
  await bench.world.context.pool.query(
    `insert into record."Closed_Day__c" ("Id", "Name", "Label_ES__c", "Brand__c", "Day__c", "Status__c",
       "CreatedDate", "LastModifiedDate", "SystemModstamp")
     select 'a0y' || lpad(n::text, 15, '0'), 'Closed', 'Cerrado', 'first', '2026-11-18'::date - 7 * n, 'Closed',
       now(), now(), now()
     from generate_series(0, 40) n`,
  )
}

/**
 * A world of its own in each run of the statement's seed: when records came to be, to the minute and around the clock's
 * midnights, who was replied to when, and how orders ended.
 */
async function scatter(): Promise<void> {
  const now = bench.world.context.now().toISOString()
  const moment = (days: number) =>
    `date_trunc('minute', $1::timestamptz - random() * interval '${days} days') - interval '1 minute'`
  const client = await bench.world.context.pool.connect()
  try {
    await client.query('select setseed(0.4711)')
    await client.query(`update record."Order" set "CreatedDate" = ${moment(95)}`, [now])
    await client.query(
      `update record."Order" set "Confirmed_Start_Date__c" = "CreatedDate"::date + (random() * 40)::int
       where "Status" in ('Active', 'Closed')`,
    )
    await client.query(`update record."Lead" set "CreatedDate" = ${moment(55)}`, [now])
    await client.query(`update record."Case" set "CreatedDate" = ${moment(90)}`, [now])
    await client.query(
      `update record."Case" set "First_Reply__c" = case when random() < 0.8 then least(
         date_trunc('minute', "CreatedDate" + random() * random() * interval '9 days'), $1::timestamptz) end`,
      [now],
    )
    await client.query(`update record."Payment__c" set "By_Guest__c" = random() < 0.2`)
    await client.query(
      `update record."Contact" set "IsEmailBounced" = random() < 0.2,
         "Preferred_Language__c" = case when random() < 0.4 then 'es' else 'en' end`,
    )
  } finally {
    client.release()
  }
}

const run = (job: typeof countFigures, more: Parameters<typeof jobContext>[1] = {}) =>
  job.run({}, jobContext(bench.services, { now: bench.world.context.now, ...more }))

/** What the table and the plain recount say of each counter; the same where the figures are right. */
async function compared(): Promise<void> {
  const { pool, now } = bench.world.context
  const today = localDay(now())
  for (const counter of counted) {
    const back = counter === 'signUps' ? signUpDaysBack : storedDays
    const firstDay = counter === 'adoption' ? today : addDays(today, -back)
    const lines = await recounted(pool, counter, now(), firstDay)
    expect(lines.length, counter).toBeGreaterThan(5)
    expect(await stored(pool, counter, firstDay), counter).toEqual(lines)
  }
}

const due = () => rows('select * from figures.due')

describe('the figures of every day', () => {
  it('are what one plain recount of all records says, counted in small pieces by several processes', async () => {
    const { now } = bench.world.context
    const aborted = AbortSignal.abort()
    await run(countFigures, { signal: aborted })
    expect((await due()).length).toBeGreaterThan(70)
    const piecesOf = async () => {
      let pieces = 0
      while (await countPiece(bench.services, now(), 7)) pieces += 1
      return pieces
    }
    const [one, other] = await Promise.all([piecesOf(), piecesOf()])
    expect(Math.min(one, other)).toBeGreaterThan(20)
    expect(await due()).toEqual([])
    await compared()
    expect(await rows('select 1 from figures.counter where counted_at is not null')).toEqual([])
    await run(countFigures)
    expect(await rows('select 1 from figures.counter where counted_at is null')).toEqual([])
  })

  it('follow what is written later about records of earlier days', async () => {
    const { engine, now } = bench.world.context
    const { systemViewer } = bench
    const idsOf = async (text: string) => (await rows<{ id: string }>(text)).map(({ id }) => id)
    const before = await rows('select * from figures.day order by 1, 2, 3')
    bench.world.advance(2 * 3_600_000)
    const waiting = await idsOf(
      `select "Id" as id from record."Case" where "First_Reply__c" is null and "Status" <> 'Closed' limit 6`,
    )
    for (const id of waiting) {
      await engine.updateRecord(systemViewer, id, { fields: { First_Reply__c: now().toISOString() } })
    }
    const pending = await idsOf(
      `select "Id" as id from record."Payment__c" where "Status__c" = 'Pending' limit 3`,
    )
    for (const id of pending) {
      await engine.updateRecord(systemViewer, id, {
        fields: { Status__c: 'Settled', Settled_Date__c: localDay(now()) },
      })
    }
    const open = await idsOf(
      `select "Id" as id from record."Order" where "Status" = 'Pending' and "Case_Type__c" = 'Switch' limit 4`,
    )
    for (const id of open) {
      await engine.updateRecord(systemViewer, id, {
        fields: { Status: 'Cancelled', Cancellation_Reason__c: 'Not_First_In' },
      })
    }
    expect([waiting.length, pending.length, open.length]).toEqual([6, 3, 4])
    await run(countFigures)
    await run(countAccounts)
    await run(countFigures)
    await compared()
    expect(await rows('select * from figures.day order by 1, 2, 3')).not.toEqual(before)
  })

  it('say on the next days which messages are overdue that nobody has touched', async () => {
    const overdue = async () =>
      Number(
        (
          await rows<{ sum: string }>(
            `select coalesce(sum((l.value->>'overdue')::int), 0) as sum
             from figures.day d, jsonb_each(d.counts) l where d.counter = 'messages'`,
          )
        )[0]?.sum,
      )
    const before = await overdue()
    bench.world.advance(3 * dayMs)
    await run(countFigures)
    await compared()
    expect(await overdue()).toBeGreaterThan(before)
  })

  it('are not those of a count that began before the day was counted by itself', async () => {
    const { pool, now } = bench.world.context
    const day = addDays(localDay(now()), -20)
    const countsOf = () =>
      rows(`select counts from figures.day where counter = 'payments' and day = $1`, [day])
    const before = await countsOf()
    await addDueDays(pool, 'payments', { firstDay: addDays(day, -30), lastDay: addDays(day, 5) })
    await countPiece(bench.services, now(), 3)
    const begun = await rows<{ position: string }>('select position from figures.due')
    expect(begun.map(({ position }) => position.length)).toEqual([18])
    // What the long count has read of the day is older than this.
    await pool.query(
      `update figures.due set counts = jsonb_set(counts, array[$1], '{"en": {"payments": 99}}')`,
      [`${day} first`],
    )
    await pool.query(`update figures.day set counted_at = $1 where counter = 'payments' and day = $2`, [
      new Date(now().getTime() + 1_000).toISOString(),
      day,
    ])
    while (await countPiece(bench.services, now(), 50));
    expect(await countsOf()).toEqual(before)
  })

  it('stay as they were when a process ends in the middle of a piece, which is counted once by the next', async () => {
    const { pool, now, engine } = bench.world.context
    const day = localDay(now())
    await addDueDays(pool, 'messages', { firstDay: addDays(day, -60), lastDay: day })
    await countPiece(bench.services, now(), 5)
    const [position] = await due()
    const dying: typeof engine = {
      ...engine,
      inOneTransaction: (work) =>
        engine.inOneTransaction(async (inner, connection) => {
          await work(inner, connection)
          throw new Error('The process has ended.')
        }),
    }
    await expect(countPiece({ ...bench.services, engine: dying }, now(), 5)).rejects.toMatchObject({
      key: 'internal',
    })
    expect(await due()).toEqual([position])
    while (await countPiece(bench.services, now(), 5));
    await compared()
  })

  it('stay when a customer is erased, and go when they are older than they are stored', async () => {
    const { pool, now } = bench.world.context
    const oldest = addDays(localDay(now()), -storedDays)
    await pool.query(
      `insert into figures.day values ('payments', $1, 'first', '{"en": {"payments": 1}}', now()),
         ('payments', $2, 'first', '{"en": {"payments": 1}}', now())
       on conflict (counter, day, brand) do update set counts = excluded.counts`,
      [oldest, addDays(oldest, -1)],
    )
    const [message = { id: '', day: '' }] = await rows<{ id: string; day: string }>(
      `select "Id" as id, to_char("CreatedDate" at time zone 'America/Chicago', 'YYYY-MM-DD') as day
       from record."Case" c where "Origin" = 'Web'
         and not exists (select 1 from record."CaseComment" m where m."ParentId" = c."Id")
       order by "CreatedDate" limit 1`,
    )
    const of = () =>
      rows(`select counts from figures.day where counter = 'messages' and day = $1`, [message.day])
    const before = await of()
    await bench.world.context.engine.deleteRecord(bench.systemViewer, message.id)
    await run(countFigures)
    expect(await of()).toEqual(before)
    await run(countAccounts)
    const days = await rows<{ day: string }>(
      `select to_char(min(day), 'YYYY-MM-DD') as day from figures.day where counter = 'payments'`,
    )
    expect(days).toEqual([{ day: oldest }])
  })
})

it('one attempt leaves what is over its share to the next', async () => {
  const { pool, now } = bench.world.context
  const today = localDay(now())
  for (let day = 0; day < 205; day += 1) {
    await addDueDays(pool, 'orders', { firstDay: addDays(today, -day), lastDay: addDays(today, -day) })
  }
  bench.waiting.push({ jobName: countFigures.name, payload: {} })
  await bench.runJobs()
  expect(await due()).toEqual([])
})

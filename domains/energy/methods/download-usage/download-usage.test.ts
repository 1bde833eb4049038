import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountOf } from '../../../testing/account-of'
import { readGreenButton } from '../../../testing/read-green-button'
import { readMethod } from '../../../testing/read-method'

let world: TestWorld

beforeAll(async () => {
  world = await createTestWorld()
  // A reading of the day that clocks went forward, which lies before the demo’s 90 days.
  await world.context.pool.query(
    `update record."Interval_Read__c" set "Read_Date__c" = '2026-03-08', "Interval_Count__c" = 92,
       "Interval_Values__c" = $2, "Kilowatt_Hours__c" = 22.750
     where "Id" = (select "Id" from record."Interval_Read__c" where "Account__c" = $1 order by "Read_Date__c" limit 1)`,
    [await accountOf(world, dana), ['', ...Array.from({ length: 91 }, () => '0.250')].join(',')],
  )
})
afterAll(() => world.close())

const dana = 'dana.whitcombe@example.com'
const greta = 'greta.lindholm-adair@example.com'
const clockDays = [
  ['2026-03-08', 92],
  ['2026-11-01', 100],
  ['2026-11-02', 96],
] as const

describe('Green Button', () => {
  it.each(clockDays)('of %s, a day of %i quarters, is read back by another parser', async (day, count) => {
    const accountId = await accountOf(world, dana)
    const { text, headers } = await download(dana, { accountId, from: day, to: day, format: 'greenButton' })
    expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8')
    const { blocks, readingType, localTime, serviceKindOfBlock } = await readGreenButton(text)
    const [block, ...others] = blocks
    const stored = await valuesOf(accountId, day)
    const readings = block?.readings ?? []
    expect([others, block?.duration, stored.length]).toEqual([[], count * 900, count])
    expect(readings.map(({ value }) => value)).toEqual(
      stored.flatMap((value) => (value === null ? [] : [Math.round(value * 1000)])),
    )
    const starts = readings.map(({ start }) => start)
    expect(starts).toEqual([...new Set(starts)].sort((one, other) => one - other))
    expect((starts.at(-1) ?? 0) + 900).toBe((block?.start ?? 0) + count * 900)
    expect(readingType).toMatchObject({
      accumulationBehaviour: 4,
      commodity: 1,
      currency: 840,
      flowDirection: 1,
      intervalLength: 900,
      kind: 12,
      powerOfTenMultiplier: 0,
      uom: 72,
    })
    expect(serviceKindOfBlock).toBe(0)
    expect(localTime).toMatchObject({
      dstEndRule: 'B40E2000',
      dstOffset: 3600,
      dstStartRule: '360E2000',
      tzOffset: -21_600,
    })
  })

  it('of gas has the therms of every cycle, and no interval that no meter read', async () => {
    const accountId = await accountOf(world, greta)
    const { text } = await download(greta, { accountId, format: 'greenButton' })
    const { blocks, readingType, summaries } = await readGreenButton(text)
    const { rows } = await world.context.pool.query<{ therms: string }>(
      `select "Therms__c" as therms from record."Usage__c" where "Account__c" = $1 order by "Period_End__c"`,
      [accountId],
    )
    expect(blocks.map(({ readings }) => readings.map(({ value }) => value))).toEqual(
      rows.map(({ therms }) => [Math.round(Number(therms) * 1000)]),
    )
    expect(readingType).toMatchObject({ commodity: 7, uom: 169, powerOfTenMultiplier: -3 })
    expect(summaries).toBe(rows.length)
  })

  it('has its elements in the order of the standard', async () => {
    const accountId = await accountOf(world, dana)
    const { text } = await download(dana, { accountId, from: '2026-10-01', format: 'greenButton' })
    const childrenOf = (name: string) => {
      const [, inner = ''] = new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 's').exec(text) ?? []
      const names: string[] = []
      for (let rest = inner; rest !== ''; ) {
        const [, child = ''] = /^\s*<(\w+)/.exec(rest) ?? []
        if (child === '') break
        names.push(child)
        rest = rest.slice(rest.indexOf(`</${child}>`) + child.length + 3)
      }
      return names
    }
    expect(childrenOf('ReadingType')).toEqual(
      'accumulationBehaviour commodity currency flowDirection intervalLength kind powerOfTenMultiplier uom'.split(
        ' ',
      ),
    )
    expect(childrenOf('timePeriod')).toEqual(['duration', 'start'])
    expect(childrenOf('interval')).toEqual(['duration', 'start'])
    expect(childrenOf('IntervalReading')).toEqual(['timePeriod', 'value'])
    expect(childrenOf('UsageSummary')).toEqual(
      'billingPeriod currency overallConsumptionLastPeriod qualityOfReading statusTimeStamp'.split(' '),
    )
    expect(childrenOf('LocalTimeParameters')).toEqual(['dstEndRule', 'dstOffset', 'dstStartRule', 'tzOffset'])
    for (const [entry = ''] of text.matchAll(/<entry>.*?<\/entry>/gs)) {
      expect(entry).toMatch(
        /<id>urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}<\/id>/,
      )
      expect(entry).toMatch(/rel="self"[\s\S]*rel="up"/)
    }
  })
})

describe('tables', () => {
  it.each(clockDays)('of %s have a line for each of its %i quarters', async (day, count) => {
    const accountId = await accountOf(world, dana)
    const { text, headers } = await download(dana, { accountId, from: day, to: day, format: 'intervals' })
    const rows = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
    const stored = await valuesOf(accountId, day)
    expect(rows.map(([, , used]) => (used === '' ? null : Number(used)))).toEqual(stored)
    expect(new Set(rows.map(([start]) => start)).size).toBe(count)
    expect(rows.every(([, end], index) => index === rows.length - 1 || end === rows[index + 1]?.[0])).toBe(
      true,
    )
    expect(headers['content-disposition']).toBe(`attachment; filename="usage-${day}-${day}.csv"`)
    expect(stored.includes(null)).toBe(text.includes(',,No data'))
  })

  it('of days add up to the readings, and turn days round that came in the wrong order', async () => {
    const accountId = await accountOf(world, dana)
    const query = { accountId, from: '2026-11-10', to: '2026-11-01', format: 'days' }
    const { text } = await download(dana, query)
    const rows = text.trim().split('\r\n').slice(1)
    expect(rows).toHaveLength(10)
    const { rows: stored } = await world.context.pool.query<{ used: string }>(
      `select "Kilowatt_Hours__c" as used from record."Interval_Read__c"
       where "Account__c" = $1 and "Read_Date__c" between '2026-11-01' and '2026-11-10' order by "Read_Date__c"`,
      [accountId],
    )
    expect(rows.map((row) => Number(row.split(',')[1]))).toEqual(stored.map(({ used }) => Number(used)))
  })

  it('of days follow each other by date, whichever was stored first, and say which were estimated', async () => {
    const accountId = await accountOf(world, dana)
    const days = await world.context.pool.query<{ id: string; day: string; type: string }>(
      `select "Id" as id, "Read_Date__c"::text as day, "Read_Type__c" as type from record."Interval_Read__c"
       where "Account__c" = $1 and "Read_Date__c" between '2026-10-10' and '2026-10-11' order by "Read_Date__c"`,
      [accountId],
    )
    const [first, second] = days.rows
    const store = (id: string | undefined, day: string | undefined, type: string | undefined) =>
      world.context.pool.query(
        'update record."Interval_Read__c" set "Read_Date__c" = $2, "Read_Type__c" = $3 where "Id" = $1',
        [id, day, type],
      )
    await store(first?.id, '2026-01-01', 'Actual')
    await store(second?.id, first?.day, 'Estimated')
    await store(first?.id, second?.day, 'Actual')
    const range = { accountId, from: '2026-10-10', to: '2026-10-11' }
    const { text } = await download(dana, { ...range, format: 'greenButton' })
    const { blocks } = await readGreenButton(text)
    expect(blocks.map(({ start }) => new Date(start * 1000).toISOString())).toEqual([
      '2026-10-10T05:00:00.000Z',
      '2026-10-11T05:00:00.000Z',
    ])
    const estimated = [...text.matchAll(/<ReadingQuality><quality>8<\/quality><\/ReadingQuality>/g)]
    expect(estimated).toHaveLength(96)
    await store(first?.id, '2026-01-01', first?.type)
    await store(second?.id, second?.day, second?.type)
    await store(first?.id, first?.day, first?.type)
  })

  it('of cycles are in the language that was asked for, with its own name', async () => {
    const accountId = await accountOf(world, greta)
    const { text, headers } = await download(greta, { accountId, format: 'cycles', language: 'es' })
    expect(text.startsWith('\uFEFFPrimer día,Último día,Días,Termias,')).toBe(true)
    expect(text.trim().split('\r\n')).toHaveLength(25)
    expect(text).not.toMatch(/Actual|Estimated|Therms/)
    expect(headers['content-disposition']).toMatch(
      /^attachment; filename="consumo-2000-01-01-\d{4}-\d\d-\d\d\.csv"$/,
    )
  })

  it('of all days come page by page and whole', async () => {
    const { text } = await download(dana, { accountId: await accountOf(world, dana), format: 'intervals' })
    expect(text.trim().split('\r\n')).toHaveLength(1 + 88 * 96 + 92 + 100)
  })
})

describe('nobody else’s usage', () => {
  it.each(['intervals', 'greenButton'])(
    'is in a file of %s: answered as an account that does not exist',
    async (format) => {
      const foreign = await download(greta, { accountId: await accountOf(world, dana), format })
      const unknown = await download(greta, { accountId: '001000000000000AAA', format })
      const guest = await download(null, { accountId: await accountOf(world, dana), format })
      expect([foreign.status, unknown.status, guest.status]).toEqual([404, 404, 401])
      expect(foreign.text).toBe(unknown.text)
    },
  )

  it.each([{ from: '2026-02-30' }, { to: 'yesterday' }, { format: 'xls' }])(
    'and %j is refused',
    async (query) => {
      const answer = await download(dana, {
        accountId: await accountOf(world, dana),
        format: 'days',
        ...query,
      })
      expect(answer.status).toBe(400)
    },
  )
})

async function download(username: string | null, query: Readonly<Record<string, string>>) {
  const answer = await readMethod(world, username, 'CustomerPortalUsageController/downloadUsage', {
    language: 'en',
    ...query,
  })
  return { status: answer.statusCode, text: answer.body, headers: answer.headers }
}

async function valuesOf(accountId: string, day: string): Promise<readonly (number | null)[]> {
  const { rows } = await world.context.pool.query<{ values: string }>(
    `select "Interval_Values__c" as values from record."Interval_Read__c" where "Account__c" = $1 and "Read_Date__c" = $2`,
    [accountId, day],
  )
  return (rows[0]?.values ?? '').split(',').map((value) => (value === '' ? null : Number(value)))
}

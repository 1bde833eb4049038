import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usageFeed } from '../../energy/operations/usage-file/usage-feed'
import { exampleBook, exportFrom, importInto } from '../../testing/book-folder'
import { emptyWorld } from '../../testing/empty-world'
import { type MethodBench, openMethodBench } from '../../testing/method-bench'

let bench: MethodBench

beforeAll(async () => {
  bench = await openMethodBench()
})
afterAll(() => bench.close())
beforeEach(() => emptyWorld(bench))

const account = '7100000013'

/** The example without its intervals, and with Green Button files of these texts by account. */
async function greenBook(files: Readonly<Record<string, string>>) {
  const book = await exampleBook()
  await book.remove('intervals.csv')
  const folder = join(book.path, 'greenbutton')
  await mkdir(folder)
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, `${name}.xml`), text)
  return { ...book, folder }
}

const espi = (content: string) => `<content>${content}</content>`

/** A file of quarters that begin at `start`, in units of `uom` times a power of ten. */
function fileOf(
  start: number,
  values: readonly (number | string)[],
  { uom = '72', power = '0', seconds = 900, quality = '' } = {},
): string {
  const readings = values.map(
    (value, index) =>
      `<IntervalReading>${quality}<timePeriod><duration>${seconds}</duration><start>${start + index * 900}</start></timePeriod><value>${value}</value></IntervalReading>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom"><entry>${espi(
    `<e:IntervalBlock xmlns:e="http://naesb.org/espi">${readings.join('').replaceAll(/<(\/?)(\w)/g, '<$1e:$2')}</e:IntervalBlock>`,
  )}</entry><entry>${espi(
    `<ReadingType xmlns="http://naesb.org/espi"><powerOfTenMultiplier>${power}</powerOfTenMultiplier><uom>${uom}</uom></ReadingType>`,
  )}</entry></feed>`
}

const secondOf = (moment: string) => Date.parse(moment) / 1_000
const midnight = secondOf('2025-11-20T06:00:00Z')
const day = (value: number) => Array.from({ length: 96 }, () => value)

const stored = async () =>
  (
    await bench.world.context.pool.query<Record<string, unknown>>(
      `select "Read_Date__c"::text as day, "Interval_Count__c" as count, "Kilowatt_Hours__c"::float as used,
         "Read_Type__c" as type from record."Interval_Read__c" order by 1`,
    )
  ).rows

it('takes what the portal gives its customers, to the last interval', async () => {
  await importInto(bench, (await exampleBook()).path)
  const before = await exportFrom(bench)
  const { rows } = await bench.world.context.pool.query<{ id: string }>(
    `select "Id" as id from record."Account" where "AccountNumber" = '${account}'`,
  )
  const reader = { engine: bench.world.context.engine, viewer: bench.systemViewer }
  const range = {
    accountId: rows[0]?.id ?? '',
    from: '2025-11-01',
    to: '2025-11-30',
    timeZone: 'America/Chicago',
  }
  const about = {
    commodity: 'Electricity',
    language: 'en',
    madeAt: new Date('2026-07-04T18:00:00Z'),
  } as const
  let xml = ''
  for await (const piece of usageFeed(reader, range, about)) xml += piece
  await emptyWorld(bench)
  const book = await greenBook({ [account]: xml })
  const imported = await importInto(bench, book.path)
  expect(imported.rows.intervals).toBe('1/0/0/0')
  expect(imported.said).toContain('greenbutton       1 new, 0 changed, 0 unchanged, 0 refused')
  expect((await exportFrom(bench)).files.intervals).toBe(before.files.intervals)
  expect((await importInto(bench, book.path)).rows.intervals).toBe('0/0/1/0')
})

it('counts in the unit of the file, by the days of the home, with what was not read and what was estimated', async () => {
  const quality = '<ReadingQuality><quality>8</quality></ReadingQuality>'
  // The day on which clocks go back has an hour more.
  const long = Array.from({ length: 100 }, () => 3)
  const book = await greenBook({
    '7100000013': fileOf(midnight, day(125).slice(0, 95)),
    '7100000011': fileOf(secondOf('2025-11-02T05:00:00Z'), long, { power: '3', quality }),
  })
  const { rows } = await importInto(bench, book.path)
  expect(rows).toMatchObject({ intervals: '2/0/0/0', accounts: '3/0/0/0' })
  expect(await stored()).toEqual([
    { day: '2025-11-02', count: 100, used: 300, type: 'Estimated' },
    { day: '2025-11-20', count: 96, used: 11.875, type: 'Actual' },
  ])
  expect((await exportFrom(bench)).files.intervals).toMatch(/7100000013,2025-11-20,,(0\.125 ){95}-/)
})

it('refuses days as any other rows, as lines that can be mended and sent', async () => {
  const book = await greenBook({
    [account]: fileOf(midnight, day(-5)),
    '7100000099': fileOf(midnight, day(5)),
  })
  const { rows, said } = await importInto(bench, book.path)
  expect(rows).toMatchObject({ intervals: '0/0/0/2', accounts: '2/0/0/1' })
  expect(said).toContain(
    'greenbutton line 2: There is no account “7100000099” in these files: add it, or correct accountNumber.',
  )
  const refused = join(book.path, 'refused')
  const lines = await readFile(join(refused, 'intervals.ndjson'), 'utf8')
  const [line = ''] = lines.split('\n')
  expect(JSON.parse(line)).toMatchObject({ accountNumber: account, day: '2025-11-20' })
  await writeFile(join(refused, 'intervals.ndjson'), `${line.replaceAll('-0.005', '0.005')}\n`)
  expect((await importInto(bench, refused)).rows).toMatchObject({ intervals: '1/0/0/0', accounts: '1/0/0/0' })
})

const whole = fileOf(midnight, day(5))

it.each([
  [
    'a document type',
    whole.replace('<feed', '<!DOCTYPE feed [<!ENTITY a "b">]><feed'),
    'declares a document type',
  ],
  ['an entity', whole.replace('<e:value>5', '<e:value>&a;'), 'is not well-formed XML'],
  ['an open end', whole.replace('</feed>', ''), 'is not well-formed XML'],
  ['no XML', 'accountNumber,day', 'is not well-formed XML'],
  [
    'another unit',
    fileOf(midnight, day(5), { uom: '169' }),
    'has readings of unit 169: send watt-hours, unit 72.',
  ],
  ['whole hours', fileOf(midnight, day(5), { seconds: 3_600 }), 'has a reading of 3600 seconds'],
  ['quarters that begin askew', fileOf(midnight + 7, day(5)), 'has a reading of 900 seconds from'],
  ['a value that is no number', fileOf(midnight, ['5.5']), 'has “5.5” where a whole number belongs'],
  [
    'a power without end',
    fileOf(midnight, day(5), { power: '999999' }),
    'has a powerOfTenMultiplier of 999999',
  ],
  [
    'one quarter twice',
    whole.replace(String(midnight + 900), String(midnight)),
    'has two readings of 2025-11-20T06:00',
  ],
  [
    'two types',
    whole.replace('</feed>', `${whole.slice(whole.lastIndexOf('<entry>'))}`),
    'has 2 ReadingTypes',
  ],
  ['no type', whole.replaceAll('ReadingType', 'OtherType'), 'has 0 ReadingTypes'],
  ['no end of depth', `${'<a>'.repeat(100_000)}`, 'is too deep for a Green Button file'],
])('says what is wrong with a file of %s', async (_what, text, sentence) => {
  const book = await greenBook({ [account]: text })
  await expect(importInto(bench, book.path)).rejects.toThrow(`greenbutton/${account}.xml ${sentence}`)
})

it('is refused beside a table, under a name that is no account, and when it is too large', async () => {
  const book = await greenBook({ [account]: whole })
  await book.write('intervals.csv', 'accountNumber,day,estimated,kilowattHours\n')
  await expect(importInto(bench, book.path)).rejects.toThrow(
    `${book.path} has intervals.csv and greenbutton: leave one of them.`,
  )
  await book.remove('intervals.csv')
  await truncate(join(book.folder, `${account}.xml`), 65 * 1024 * 1024)
  await expect(importInto(bench, book.path)).rejects.toThrow(
    `greenbutton/${account}.xml is larger than 64 MB: divide it by years.`,
  )
  await rm(join(book.folder, `${account}.xml`))
  await writeFile(join(book.folder, 'a b.xml'), whole)
  await expect(importInto(bench, book.path)).rejects.toThrow(
    'Name greenbutton/a b.xml by the number of its account, with .xml.',
  )
})

import { expect, it } from 'vitest'
import { readGreenButton } from '../../../testing/read-green-button'
import type { UsageCycle } from '../account-usage/read-cycles'
import { type GreenButtonFeed, greenButton } from './green-button'
import { type Reading, readingOfCycle } from './read-usage'

const feed: GreenButtonFeed = {
  accountId: '001000000000001AAA',
  title: 'Usage of “12 Lantern Row” <1>',
  commodity: 'Electricity',
  timeZone: 'America/Chicago',
  madeAt: new Date('2026-07-04T18:00:00.000Z'),
  isByQuarter: true,
}

const cycle: UsageCycle = {
  id: 'a00000000000001AAA',
  start: '2026-10-15',
  end: '2026-11-13',
  days: 30,
  used: 812.5,
  cooling: null,
  heating: null,
  estimated: false,
  temperature: null,
}

/** The whole file, of those readings in one block and those cycles. */
async function fileOf(
  readings: readonly Reading[],
  cycles: readonly UsageCycle[],
  more: Partial<GreenButtonFeed> = {},
): Promise<string> {
  async function* blocks() {
    yield readings
  }
  let text = ''
  for await (const piece of greenButton({ ...feed, ...more }, blocks(), cycles)) text += piece
  return text
}

const quarter = (start: number, used: number | null, estimated = false): Reading => ({
  start,
  seconds: 900,
  used,
  estimated,
})

it.each([
  ['America/New_York', -18_000],
  ['America/Chicago', -21_600],
  ['America/Los_Angeles', -28_800],
])(
  'tells the winter offset of %s, whether the file is made in summer or in winter',
  async (timeZone, offset) => {
    for (const madeAt of [new Date('2026-07-04T18:00:00.000Z'), new Date('2026-12-24T18:00:00.000Z')]) {
      const { localTime } = await readGreenButton(await fileOf([quarter(0, 1)], [], { timeZone, madeAt }))
      expect(localTime).toMatchObject({ tzOffset: offset, dstOffset: 3_600 })
    }
  },
)

it('counts a cycle from the first midnight to the one after its last day, with the hour that the clocks gave', () => {
  const { start, seconds, used } = readingOfCycle(cycle, 'America/Chicago')
  expect(new Date(start * 1000).toISOString()).toBe('2026-10-15T05:00:00.000Z')
  expect([seconds, used]).toEqual([30 * 86_400 + 3_600, 812.5])
})

it('tells each cycle in a summary of its whole length', async () => {
  const text = await fileOf([quarter(0, 1)], [cycle, { ...cycle, estimated: true }])
  const start = Date.parse('2026-10-15T05:00:00.000Z') / 1000
  const seconds = 30 * 86_400 + 3_600
  expect(text).toContain(
    `<billingPeriod><duration>${seconds}</duration><start>${start}</start></billingPeriod><currency>840</currency>`,
  )
  expect(text).toContain(`<timeStamp>${start + seconds}</timeStamp><uom>72</uom><value>812500</value>`)
  expect([...text.matchAll(/<qualityOfReading>(\d+)</g)].map(([, quality]) => quality)).toEqual(['17', '8'])
  expect([...text.matchAll(/self" href="[^"]*UsageSummary\/(\d+)"/g)].map(([, number]) => number)).toEqual([
    '1',
    '2',
  ])
})

it('leaves out what was not read, and marks what was estimated', async () => {
  const text = await fileOf([quarter(0, null), quarter(900, 0), quarter(1_800, 0.25, true)], [])
  const { blocks } = await readGreenButton(text)
  expect(blocks).toEqual([
    {
      start: 0,
      duration: 2_700,
      readings: [
        { start: 900, value: 0 },
        { start: 1_800, value: 250 },
      ],
    },
  ])
  expect(text.match(/<quality>8<\/quality>/g)).toHaveLength(1)
})

it('has no block where nothing was read, no interval length for cycles, and no markup of a title', async () => {
  const nothing = await fileOf([quarter(0, null)], [])
  expect(nothing).not.toContain('<IntervalBlock')
  expect(nothing).toContain('<intervalLength>900</intervalLength>')
  expect(nothing).toContain('<title>Usage of “12 Lantern Row” &lt;1&gt;</title>')
  expect(await fileOf([quarter(0, 1)], [], { isByQuarter: false })).not.toContain('<intervalLength>')
})

it('names the kind of service', async () => {
  const kindOf = async (commodity: 'Electricity' | 'Gas') =>
    (await readGreenButton(await fileOf([quarter(0, 1)], [cycle], { commodity }))).serviceKindOfBlock
  expect([await kindOf('Electricity'), await kindOf('Gas')]).toEqual([0, 1])
})

it('gives a resource of an account the same id whenever it is made: other programs know it again', async () => {
  const idsAt = async (madeAt: Date) =>
    [...(await fileOf([quarter(0, 1)], [cycle], { madeAt })).matchAll(/urn:uuid:([0-9a-f-]+)/g)].map(
      ([, id]) => id,
    )
  const ids = await idsAt(new Date('2026-07-04T18:00:00.000Z'))
  expect(ids[0]).toBe('edc58180-7d90-8786-92ab-4b927a175e7c')
  expect(ids).toEqual(await idsAt(new Date('2026-12-24T18:00:00.000Z')))
  expect(new Set(ids).size).toBe(ids.length)
})

it('links a usage point with its readings, its summaries and its clocks, and numbers its blocks from 1', async () => {
  async function* blocks() {
    yield [quarter(0, 1)]
    yield [quarter(900, null)]
    yield [quarter(1_800, 2)]
  }
  let text = ''
  for await (const piece of greenButton(feed, blocks(), [])) text += piece
  const point = text.slice(text.indexOf('<entry>'), text.indexOf('</entry>'))
  expect(
    [...point.matchAll(/rel="related" href="([^"]*)"/g)].map(([, href]) => href?.split('/').at(-1)),
  ).toEqual(['MeterReading', 'UsageSummary', '1'])
  const numbers = [...text.matchAll(/self" href="[^"]*IntervalBlock\/(\d+)"/g)].map(([, number]) => number)
  expect(numbers).toEqual(['1', '2'])
})

it('dates a summary to the second in which the file is made', async () => {
  const madeAt = new Date('2026-07-04T18:00:00.999Z')
  const text = await fileOf([quarter(0, 1)], [cycle], { madeAt })
  expect(text).toContain(
    `<statusTimeStamp>${Date.parse('2026-07-04T18:00:00.000Z') / 1000}</statusTimeStamp>`,
  )
})

import { createHash } from 'node:crypto'
import type { UsageCycle } from '../account-usage/read-cycles'
import { type Reading, readingOfCycle } from './read-usage'
import { offsetSeconds } from './zone-time'

/** What a Green Button file is of. */
export interface GreenButtonFeed {
  readonly accountId: string
  readonly title: string
  readonly commodity: 'Electricity' | 'Gas'
  readonly timeZone: string
  /** When the file is made. */
  readonly madeAt: Date
  /** Whether the readings are quarters of an hour; else billing cycles. */
  readonly isByQuarter: boolean
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n'
const collection = '/espi/1_1/resource/RetailCustomer/1/UsagePoint'
const usagePoint = `${collection}/1`
const meterReading = `${usagePoint}/MeterReading/1`
const readingType = '/espi/1_1/resource/ReadingType/1'
const localTime = '/espi/1_1/resource/LocalTimeParameters/1'

/** Watt-hours, and therms in thousandths: `uom` and `powerOfTenMultiplier` of ESPI. */
const units = {
  Electricity: { serviceKind: 0, commodity: 1, uom: 72, multiplier: 0 },
  Gas: { serviceKind: 1, commodity: 7, uom: 169, multiplier: -3 },
} as const

/** ESPI’s codes of quality: read and checked, and estimated. */
const validated = 17
const estimatedByReference = 8

/**
 * Streams the usage of one account as Green Button “Download My Data” (NAESB REQ.21, ESPI): an Atom feed, in pieces.
 * The order of the elements is that of the standard, which parsers insist on. A period that was not read has no
 * reading: a gap, never a zero. Its ids are derived from the account’s and do not reveal whose it is.
 *
 * @param blocks the readings, one block for each day or each cycle, oldest first
 * @param cycles the billing cycles of the same range, each reported in a summary
 */
export async function* greenButton(
  feed: GreenButtonFeed,
  blocks: AsyncIterable<readonly Reading[]>,
  cycles: readonly UsageCycle[],
): AsyncGenerator<string> {
  const { serviceKind } = units[feed.commodity]
  const title = escaped(feed.title)
  yield `${xmlHead}<feed xmlns="http://www.w3.org/2005/Atom">
<id>urn:uuid:${uuidOf(feed, 'feed')}</id>
<title>${title}</title>
<updated>${feed.madeAt.toISOString()}</updated>
<link rel="self" href="${collection}"/>
`
  yield entry(
    feed,
    {
      self: usagePoint,
      up: collection,
      related: [`${usagePoint}/MeterReading`, `${usagePoint}/UsageSummary`, localTime],
    },
    `<UsagePoint xmlns="http://naesb.org/espi"><ServiceCategory><kind>${serviceKind}</kind></ServiceCategory></UsagePoint>`,
  )
  yield entry(
    feed,
    { self: localTime, up: '/espi/1_1/resource/LocalTimeParameters', related: [] },
    localTimeParameters(feed),
  )
  yield entry(
    feed,
    {
      self: meterReading,
      up: `${usagePoint}/MeterReading`,
      related: [readingType, `${meterReading}/IntervalBlock`],
    },
    '<MeterReading xmlns="http://naesb.org/espi"/>',
  )
  yield entry(
    feed,
    { self: readingType, up: '/espi/1_1/resource/ReadingType', related: [] },
    readingTypeOf(feed),
  )
  let number = 0
  for await (const readings of blocks) {
    const read = readings.filter(({ used }) => used !== null)
    if (read.length === 0) continue
    number += 1
    const up = `${meterReading}/IntervalBlock`
    yield entry(feed, { self: `${up}/${number}`, up, related: [] }, intervalBlock(readings, read))
  }
  for (const [index, cycle] of cycles.entries()) {
    const up = `${usagePoint}/UsageSummary`
    yield entry(feed, { self: `${up}/${index + 1}`, up, related: [] }, usageSummary(feed, cycle))
  }
  yield '</feed>\n'
}

interface Links {
  readonly self: string
  readonly up: string
  readonly related: readonly string[]
}

function entry(feed: GreenButtonFeed, { self, up, related }: Links, content: string): string {
  const made = feed.madeAt.toISOString()
  return `<entry>
<id>urn:uuid:${uuidOf(feed, self)}</id>
<link rel="self" href="${self}"/>
<link rel="up" href="${up}"/>
${related.map((href) => `<link rel="related" href="${href}"/>\n`).join('')}<title/>
<content type="application/xml">${content}</content>
<published>${made}</published>
<updated>${made}</updated>
</entry>
`
}

/** Clocks go forward on the second Sunday of March and back on the first of November, at 2 a.m. */
function localTimeParameters({ timeZone, madeAt }: GreenButtonFeed): string {
  const winter = new Date(Date.UTC(madeAt.getUTCFullYear(), 0, 15))
  return `<LocalTimeParameters xmlns="http://naesb.org/espi"><dstEndRule>B40E2000</dstEndRule><dstOffset>3600</dstOffset><dstStartRule>360E2000</dstStartRule><tzOffset>${offsetSeconds(winter, timeZone)}</tzOffset></LocalTimeParameters>`
}

function readingTypeOf({ commodity, isByQuarter }: GreenButtonFeed): string {
  const unit = units[commodity]
  // Cycles differ in length, so theirs is stated with each reading only.
  const length = isByQuarter ? '<intervalLength>900</intervalLength>' : ''
  return `<ReadingType xmlns="http://naesb.org/espi"><accumulationBehaviour>4</accumulationBehaviour><commodity>${unit.commodity}</commodity><currency>840</currency><flowDirection>1</flowDirection>${length}<kind>12</kind><powerOfTenMultiplier>${unit.multiplier}</powerOfTenMultiplier><uom>${unit.uom}</uom></ReadingType>`
}

function intervalBlock(all: readonly Reading[], read: readonly Reading[]): string {
  const start = all[0]?.start ?? 0
  const seconds = all.reduce((sum, reading) => sum + reading.seconds, 0)
  const readings = read.map(
    (reading) =>
      `<IntervalReading>${reading.estimated ? `<ReadingQuality><quality>${estimatedByReference}</quality></ReadingQuality>` : ''}<timePeriod><duration>${reading.seconds}</duration><start>${reading.start}</start></timePeriod><value>${thousandthsOf(reading.used ?? 0)}</value></IntervalReading>`,
  )
  return `<IntervalBlock xmlns="http://naesb.org/espi"><interval><duration>${seconds}</duration><start>${start}</start></interval>${readings.join('')}</IntervalBlock>`
}

function usageSummary(feed: GreenButtonFeed, cycle: UsageCycle): string {
  const { multiplier, uom } = units[feed.commodity]
  const { start, seconds } = readingOfCycle(cycle, feed.timeZone)
  return `<UsageSummary xmlns="http://naesb.org/espi"><billingPeriod><duration>${seconds}</duration><start>${start}</start></billingPeriod><currency>840</currency><overallConsumptionLastPeriod><powerOfTenMultiplier>${multiplier}</powerOfTenMultiplier><timeStamp>${start + seconds}</timeStamp><uom>${uom}</uom><value>${thousandthsOf(cycle.used)}</value></overallConsumptionLastPeriod><qualityOfReading>${cycle.estimated ? estimatedByReference : validated}</qualityOfReading><statusTimeStamp>${Math.floor(feed.madeAt.getTime() / 1000)}</statusTimeStamp></UsageSummary>`
}

/** Converts to watt-hours, or thousandths of a therm: either is a thousandth of the account's unit. */
function thousandthsOf(used: number): number {
  return Math.round(used * 1000)
}

/** A name-based UUID (RFC 9562, version 8): the same account and resource, the same id. */
function uuidOf({ accountId }: GreenButtonFeed, resource: string): string {
  const hash = createHash('sha256').update(`porchlight green button ${accountId} ${resource}`).digest('hex')
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-${variant}${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

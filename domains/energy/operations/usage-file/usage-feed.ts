import { createLabels, type Language } from '@porchlight/i18n'
import { greenButton } from './green-button'
import { usageFileLabels } from './labels'
import {
  type DayReadings,
  type Reading,
  readCyclesOf,
  readDays,
  readingOfCycle,
  type UsageRange,
  type UsageReader,
} from './read-usage'

/** The data of a feed about the account and about itself. */
export interface UsageFeed {
  readonly commodity: 'Electricity' | 'Gas'
  readonly language: Language
  readonly madeAt: Date
}

/**
 * The usage of a range as Green Button XML, in pieces as it is read: by quarters of an hour where the meter sends them,
 * otherwise by billing cycle.
 */
export async function* usageFeed(
  reader: UsageReader,
  range: UsageRange,
  { commodity, language, madeAt }: UsageFeed,
): AsyncGenerator<string> {
  const { accountId, timeZone } = range
  const title = createLabels(language, usageFileLabels)('feedTitle')
  const cycles = await readCyclesOf(reader, range)
  const days = readDays(reader, range)
  const first = await days.next()
  const isByQuarter = first.done !== true
  const blocks = isByQuarter
    ? blocksOf(first.value, days)
    : eachOf(cycles.map((cycle) => [readingOfCycle(cycle, timeZone)]))
  yield* greenButton({ accountId, title, commodity, timeZone, madeAt, isByQuarter }, blocks, cycles)
}

async function* blocksOf(
  first: DayReadings,
  rest: AsyncIterable<DayReadings>,
): AsyncGenerator<readonly Reading[]> {
  yield first.readings
  for await (const { readings } of rest) yield readings
}

async function* eachOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items
}

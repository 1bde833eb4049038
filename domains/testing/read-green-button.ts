/** The parts of a Green Button file that the tests check, as read by an independent parser. */
export interface GreenButtonRead {
  readonly blocks: readonly ReadBlock[]
  readonly readingType: Readonly<Record<string, unknown>>
  readonly localTime: Readonly<Record<string, unknown>>
  /** Found by the parser through the links, from the first block up to its usage point. */
  readonly serviceKindOfBlock: number | undefined
  readonly summaries: number
}

interface ReadBlock {
  readonly start: number
  readonly duration: number
  readonly readings: readonly { readonly start: number; readonly value: number }[]
}

interface Entry {
  readonly content: Readonly<Record<string, never>>
}

interface Parser {
  readonly atomToGreenButtonJson: (xml: string) => Promise<unknown>
  readonly helpers: {
    readonly getEntriesByContentType: (feed: unknown, type: string) => readonly Entry[]
    readonly getReadingTypeEntryFromIntervalBlockEntry: (feed: unknown, block: unknown) => Entry | undefined
    readonly getUsagePointEntryFromIntervalBlockEntry: (feed: unknown, block: unknown) => Entry | undefined
  }
}

/** The package ships sources next to its types that our compiler would check; a name in a variable prevents that. */
const parserName: string = '@cityssm/green-button-parser'

/** Reads a Green Button file with `@cityssm/green-button-parser`. */
export async function readGreenButton(xml: string): Promise<GreenButtonRead> {
  const { atomToGreenButtonJson, helpers } = (await import(/* @vite-ignore */ parserName)) as Parser
  const feed = await atomToGreenButtonJson(xml)
  const entries = helpers.getEntriesByContentType(feed, 'IntervalBlock')
  const [first] = entries
  const point = helpers.getUsagePointEntryFromIntervalBlockEntry(feed, first)?.content.UsagePoint
  const [localTime] = helpers.getEntriesByContentType(feed, 'LocalTimeParameters')
  return {
    blocks: entries.map(({ content }) => toBlock((content.IntervalBlock ?? [])[0])),
    readingType:
      helpers.getReadingTypeEntryFromIntervalBlockEntry(feed, first)?.content.ReadingType ?? ({} as never),
    localTime: localTime?.content.LocalTimeParameters ?? ({} as never),
    serviceKindOfBlock: (point as { ServiceCategory?: { kind?: number } } | undefined)?.ServiceCategory?.kind,
    summaries: helpers.getEntriesByContentType(feed, 'UsageSummary').length,
  }
}

interface ParsedBlock {
  readonly interval: { readonly start: number; readonly duration: number }
  readonly IntervalReading?: readonly {
    readonly value: number
    readonly timePeriod: { readonly start: number }
  }[]
}

function toBlock(block: ParsedBlock | undefined): ReadBlock {
  if (block === undefined) throw new TypeError('An entry has no block.')
  return {
    ...block.interval,
    readings: (block.IntervalReading ?? []).map(({ value, timePeriod }) => ({
      value,
      start: timePeriod.start,
    })),
  }
}

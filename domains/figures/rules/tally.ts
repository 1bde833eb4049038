import type { Language } from '@porchlight/metadata'

/** Numbers by name: how many records count as each. A name that is missing counts none. */
export type Counts = Readonly<Record<string, number>>

/** What one record counts as, and where: on that day, of that brand, in its customer's language. */
export interface CountedRecord {
  /** 18 characters. */
  readonly id: string
  /** `YYYY-MM-DD`. */
  readonly day: string
  readonly brand: string
  readonly language: Language
  readonly names: readonly string[]
}

/** Counts by language. */
export type CountsByLanguage = { readonly [Key in Language]?: Counts }

/** Counts by day and brand, `2026-11-20 first`. */
export type Tally = Readonly<Record<string, CountsByLanguage>>

/** The key of a day and brand in a tally. */
export function tallyKey(day: string, brand: string): string {
  return `${day} ${brand}`
}

/** `tally` with `records` counted in addition. */
export function tallied(tally: Tally, records: readonly CountedRecord[]): Tally {
  const next: Record<string, CountsByLanguage> = { ...tally }
  for (const { day, brand, language, names } of records) {
    const key = tallyKey(day, brand)
    const before = next[key] ?? {}
    const counts = { ...before[language] }
    for (const name of names) counts[name] = (counts[name] ?? 0) + 1
    next[key] = { ...before, [language]: counts }
  }
  return next
}

/** The sum of several counts, name by name. */
export function sumOf(parts: readonly (Counts | undefined)[]): Counts {
  const sum: Record<string, number> = {}
  for (const part of parts) {
    for (const [name, count] of Object.entries(part ?? {})) sum[name] = (sum[name] ?? 0) + count
  }
  return sum
}

/** The name that counts a record whose measure is `value`, rounded down, at most `most`: `hours 14`. */
export function measured(measure: string, value: number, most: number): string {
  return `${measure} ${Math.min(Math.max(Math.floor(value), 0), most)}`
}

/**
 * The smallest measure that at least `share` of the measured records do not exceed: the median for 0.5. Null where
 * nothing was measured.
 */
export function quantileOf(counts: Counts, measure: string, share: number): number | null {
  const steps = Object.entries(counts)
    .filter(([name]) => name.startsWith(`${measure} `))
    .map(([name, count]) => ({ value: Number(name.slice(measure.length + 1)), count }))
    .sort((one, other) => one.value - other.value)
  const needed = share * steps.reduce((sum, { count }) => sum + count, 0)
  let seen = 0
  for (const { value, count } of steps) {
    seen += count
    if (seen >= needed) return value
  }
  return null
}

/** How many records were measured. */
export function measuredCount(counts: Counts, measure: string): number {
  return Object.entries(counts).reduce(
    (sum, [name, count]) => (name.startsWith(`${measure} `) ? sum + count : sum),
    0,
  )
}

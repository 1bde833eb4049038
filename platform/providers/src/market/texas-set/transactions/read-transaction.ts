import type { Segment, SegmentNote, SetFault, TransactionSet } from '@porchlight/x12'
import {
  type ElementRule,
  isLoop,
  type LoopRule,
  type Part,
  type SegmentRule,
  type TransactionRule,
  type TransactionValues,
} from './declaration'

export interface ReadTransaction {
  readonly values: TransactionValues
  /** Violations of the standard: the acknowledgment rejects the set because of them. */
  readonly faults: readonly SetFault[]
  /** Elements that Texas SET requires and that are missing, or codes that it does not have: `REF Q5`, `ASI01`. */
  readonly problems: readonly string[]
}

/**
 * Reads a set by its declaration. Undeclared segments are left out, because guides add some with each version and a
 * reader that rejected them would reject the market. Each segment is visited once.
 */
export function readTransaction(rule: TransactionRule, set: TransactionSet): ReadTransaction {
  const reading = new Reading(set.segments)
  const values = reading.parts(rule.parts, [])
  const { notes, problems } = reading
  return { values, problems, faults: notes.length === 0 ? [] : [{ code: '5', notes }] }
}

/** One walk over the segments of a set. */
class Reading {
  readonly notes: SegmentNote[] = []
  readonly problems: string[] = []
  #index = 0

  constructor(readonly segments: readonly Segment[]) {}

  /** Reads the values of these parts, up to a segment that belongs to one of the enclosing levels. */
  parts(parts: readonly Part[], around: readonly (readonly Part[])[]): TransactionValues {
    const values: Record<string, string | TransactionValues[]> = {}
    const seen = new Set<Part>()
    for (;;) {
      const segment = this.segments[this.#index]
      if (segment === undefined) break
      const part = partOf(parts, segment)
      if (part === undefined) {
        if (around.some((level) => partOf(level, segment) !== undefined)) break
        this.#index += 1
      } else if (isLoop(part)) {
        const rounds = values[part.loop]
        const round = this.#round(part, [...around, parts])
        if (Array.isArray(rounds)) rounds.push(round)
        else values[part.loop] = [round]
        seen.add(part)
      } else {
        // The first of its kind counts, whatever a later one contains.
        if (!seen.has(part)) Object.assign(values, this.#elements(part, segment))
        seen.add(part)
        this.#index += 1
      }
    }
    for (const part of parts) {
      if (part.isOptional !== true && !seen.has(part)) this.problems.push(nameOf(part))
    }
    return values
  }

  #round(loop: LoopRule, around: readonly (readonly Part[])[]): TransactionValues {
    const [first, ...others] = loop.parts
    const segment = this.segments[this.#index] ?? []
    const values = this.#elements(first, segment)
    this.#index += 1
    return { ...values, ...this.parts(others, around) }
  }

  #elements(rule: SegmentRule, segment: Segment): Readonly<Record<string, string>> {
    const values: Record<string, string> = {}
    for (const element of rule.elements) {
      const value = segment[element.at] ?? ''
      const code = value === '' ? null : faultOf(element, value)
      if (code !== null) this.#note(segment, element, code)
      else if (value !== '') values[element.name] = value
      const isMissing = value === '' && element.isOptional !== true
      const isUnknown = value !== '' && element.codes?.includes(value) === false
      if (isMissing || isUnknown) {
        this.problems.push(`${segment[0] ?? ''}${String(element.at).padStart(2, '0')}`)
      }
    }
    return values
  }

  #note(segment: Segment, { at }: ElementRule, code: string): void {
    // ST is the first.
    const position = this.#index + 2
    this.notes.push({ segment: segment[0] ?? '', position, code: '8', element: { position: at, code } })
  }
}

/** Returns the X12 code for the fault of an element (element 723); null if there is none. */
function faultOf({ kind, least = 1, most }: ElementRule, value: string): string | null {
  if (value.length < least) return '4'
  if (value.length > most) return '5'
  if (kind === 'date' && !isDay(value)) return '8'
  if (kind === 'amount' && !/^-?[0-9]+$/.test(value)) return '6'
  if (kind === 'number' && !/^-?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/.test(value)) return '6'
  return null
}

/** Checks whether `CCYYMMDD` is a day of the calendar. */
function isDay(value: string): boolean {
  if (!/^[0-9]{8}$/.test(value)) return false
  const iso = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso)
}

function partOf(parts: readonly Part[], segment: Segment): Part | undefined {
  return parts.find((part) => isOf(isLoop(part) ? part.parts[0] : part, segment))
}

function isOf({ segment: tag, key = {} }: SegmentRule, segment: Segment): boolean {
  if (segment[0] !== tag) return false
  return Object.entries(key).every(([at, codes]) => [codes].flat().includes(segment[Number(at)] ?? ''))
}

/** Returns the name, such as `REF Q5`. */
function nameOf(part: Part): string {
  const { segment, key = {} } = isLoop(part) ? part.parts[0] : part
  return [segment, ...Object.values(key).map((codes) => [codes].flat()[0] ?? '')].join(' ')
}

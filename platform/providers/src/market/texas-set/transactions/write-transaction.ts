import type { Segment } from '@porchlight/x12'
import {
  type ElementRule,
  isLoop,
  type Part,
  roundsOf,
  type SegmentRule,
  type TransactionRule,
  type TransactionValues,
  textOf,
} from './declaration'

/**
 * Returns the segments of a transaction, without `ST` and `SE`. An optional segment without a value is left out.
 * @throws TypeError when a required element has no value, or one that the declaration does not allow
 */
export function writeTransaction(rule: TransactionRule, values: TransactionValues): readonly Segment[] {
  return rule.parts.flatMap((part) => writePart(part, values, rule.name))
}

function writePart(part: Part, values: TransactionValues, name: string): readonly Segment[] {
  if (!isLoop(part)) return writeSegment(part, values, name)
  const rounds = roundsOf(values, part.loop)
  if (rounds.length === 0 && part.isOptional !== true) throw new TypeError(`${name} has no ${part.loop}.`)
  return rounds.flatMap((round) => part.parts.flatMap((each) => writePart(each, round, name)))
}

function writeSegment(rule: SegmentRule, values: TransactionValues, name: string): readonly Segment[] {
  const isThere = rule.elements.some((element) => textOf(values, element.name) !== '')
  if (!isThere && rule.isOptional === true) return []
  const segment = [rule.segment]
  const put = (at: number, value: string) => {
    while (segment.length <= at) segment.push('')
    segment[at] = value
  }
  for (const [at, codes] of Object.entries(rule.key ?? {})) put(Number(at), [codes].flat()[0] ?? '')
  for (const element of rule.elements) {
    const value = textOf(values, element.name)
    if (value === '' && element.isOptional === true) continue
    if (!isAllowed(element, value)) throw new TypeError(`${name} may not say this of ${element.name}.`)
    put(element.at, value)
  }
  return [segment]
}

function isAllowed({ codes, least = 1, most }: ElementRule, value: string): boolean {
  if (value.length < least || value.length > most) return false
  return codes === undefined || codes.includes(value)
}

import type { Basis } from './sources'

/** An element of a segment that has a name in the values of a transaction. */
export interface ElementRule {
  /** `REF03` is at 3. */
  readonly at: number
  readonly name: string
  /** Dates are `CCYYMMDD`; an amount has two implied decimals where X12 writes none (`N2`), a number writes its own. */
  readonly kind: 'text' | 'date' | 'amount' | 'number'
  readonly least?: number
  readonly most: number
  /** All that may be there; another code is a problem, not a fault of the standard. */
  readonly codes?: readonly string[]
  readonly isOptional?: true
}

/** A segment, distinguished from others of its name by the codes of `key`; of several codes the first is written. */
export interface SegmentRule {
  readonly segment: string
  readonly key?: Readonly<Record<number, string | readonly string[]>>
  readonly elements: readonly ElementRule[]
  readonly isOptional?: true
  readonly means: string
  readonly basis: Basis
}

/** Segments that come again together; the first of them begins each round. */
export interface LoopRule {
  readonly loop: string
  readonly parts: readonly [SegmentRule, ...Part[]]
  readonly isOptional?: true
}

export type Part = SegmentRule | LoopRule

/** A transaction of Texas SET: who sends it, what it is for, and of which segments it is made. */
export interface TransactionRule {
  /** `814_16`. */
  readonly name: string
  /** `814`. */
  readonly set: string
  /** The functional group: `GE`. */
  readonly group: string
  readonly title: string
  /** Whether the retailer sends it, or receives it. */
  readonly direction: 'sent' | 'received'
  readonly otherParty: 'ERCOT' | 'TDSP'
  readonly purpose: string
  readonly parts: readonly Part[]
  readonly basis: Basis
}

/** The values of a transaction, by the names of its elements; a loop has one entry per round. */
export interface TransactionValues {
  readonly [name: string]: string | readonly TransactionValues[]
}

export function isLoop(part: Part): part is LoopRule {
  return 'loop' in part
}

/** The element of a name as text; empty where it is not there. */
export function textOf(values: TransactionValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** The rounds of a loop. */
export function roundsOf(values: TransactionValues, name: string): readonly TransactionValues[] {
  const value = values[name]
  return value === undefined || typeof value === 'string' ? [] : value
}

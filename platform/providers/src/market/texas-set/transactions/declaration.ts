import type { Basis } from './sources'

/** An element of a segment that has a name in the values of a transaction. */
export interface ElementRule {
  /** `REF03` is at 3. */
  readonly at: number
  readonly name: string
  /** Dates are `CCYYMMDD`; an amount has two implied decimals as in X12 (`N2`), a number has explicit ones. */
  readonly kind: 'text' | 'date' | 'amount' | 'number'
  readonly least?: number
  readonly most: number
  /** All codes that may occur; another code is a problem, not a violation of the standard. */
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

/** Segments that repeat together; the first of them starts each round. */
export interface LoopRule {
  readonly loop: string
  readonly parts: readonly [SegmentRule, ...Part[]]
  readonly isOptional?: true
}

export type Part = SegmentRule | LoopRule

/** A transaction of Texas SET: its sender, its purpose, and its segments. */
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

/** Returns the named element as text; empty if it is missing. */
export function textOf(values: TransactionValues, name: string): string {
  const value = values[name]
  return typeof value === 'string' ? value : ''
}

/** Returns the rounds of a loop. */
export function roundsOf(values: TransactionValues, name: string): readonly TransactionValues[] {
  const value = values[name]
  return value === undefined || typeof value === 'string' ? [] : value
}

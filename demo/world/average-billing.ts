import { averagedBills, meanOf } from '@porchlight/domains/average-billing/rules/bill-average'

/** Average billing of an account before its next bill; amounts in cents. */
export interface Levelling {
  readonly isOn: boolean
  /** The usage charges of earlier bills, oldest first. */
  readonly before: readonly number[]
  /** Usage that is not yet billed; negative when more was billed than used. */
  readonly deferred: number
}

/**
 * Returns what average billing adds to a bill for `used` cents: the average of twelve months including this one, and a
 * twelfth of the deferred balance, instead of the actual usage. When it is off, the remaining deferred balance.
 */
export function adjustmentOf({ isOn, before, deferred }: Levelling, used: number): number {
  if (!isOn) return deferred
  return meanOf([...before, used].slice(-averagedBills)) + Math.round(deferred / averagedBills) - used
}

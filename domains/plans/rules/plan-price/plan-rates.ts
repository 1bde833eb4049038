import type { HoursWindow } from './hours-window'

/** What a plan and the delivery to its homes cost. All amounts are in cents. */
export interface PlanRates {
  readonly unit: 'kWh' | 'therm'
  /** For each unit; with fractions. Tiers and windows define other charges for some units. */
  readonly energy: number
  /** Further tiers, ascending: for each unit above so many in a month. Units within windows count in no tier. */
  readonly tiers: readonly RateTier[]
  /** Hours with a separate charge; they do not overlap. */
  readonly windows: readonly RateWindow[]
  /** For each month. */
  readonly base: number
  /** Charged in a month with less than `belowUnits`. */
  readonly minimumFee: { readonly amount: number; readonly belowUnits: number } | null
  /** Each is taken off the bill of a month with at least its `fromUnits`, beside the others. */
  readonly credits: readonly RateCredit[]
  /** What the utility charges: for each month, and for each unit. */
  readonly delivery: { readonly fixed: number; readonly perUnit: number }
}

/** What each unit above so many costs. */
export interface RateTier {
  readonly above: number
  readonly energy: number
}

/** What each unit in certain hours costs; 0 where it is free. */
export interface RateWindow extends HoursWindow {
  readonly energy: number
  /** The share of a month's use in these hours that the facts label assumes, 0 to 1. */
  readonly share: number
}

/** What is taken off a bill, and from which use on. */
export interface RateCredit {
  readonly amount: number
  readonly fromUnits: number
}

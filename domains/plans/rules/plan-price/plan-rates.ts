/** What a plan and the delivery to its homes cost. All amounts are in cents. */
export interface PlanRates {
  readonly unit: 'kWh' | 'therm'
  /** For each unit; with fractions. */
  readonly energy: number
  /** For each month. */
  readonly base: number
  /** Taken off the bill of a month with at least `fromUnits`. */
  readonly credit: { readonly amount: number; readonly fromUnits: number } | null
  /** What the utility charges: for each month, and for each unit. */
  readonly delivery: { readonly fixed: number; readonly perUnit: number }
}

import type { PlanRates } from './plan-rates'

/** Units of a month that have one price. */
export interface PricedUnits {
  readonly units: number
  /** Cents for each. */
  readonly rate: number
}

/**
 * A month's use by what its units cost: those outside of all windows tier by tier, then those of each window. A window's
 * units are a share of the use, counted to a tenth. Without tiers and windows there is one entry.
 *
 * @param shares of the use in each window, 0 to 1; those that the facts label assumes by default
 */
export function pricedUnits(
  { energy, tiers, windows }: Pick<PlanRates, 'energy' | 'tiers' | 'windows'>,
  used: number,
  shares: readonly number[] = windows.map(({ share }) => share),
): readonly PricedUnits[] {
  const within = windows.map(({ energy: rate }, index) => ({
    units: toTenth(used * (shares[index] ?? 0)),
    rate,
  }))
  const outside =
    windows.length === 0
      ? used
      : toThousandth(
          Math.max(
            0,
            within.reduce((rest, { units }) => rest - units, used),
          ),
        )
  const tiered = [{ above: 0, energy }, ...tiers].map(({ above, energy: rate }, index) => {
    const upTo = tiers[index]?.above ?? Number.POSITIVE_INFINITY
    return { units: toThousandth(Math.max(0, Math.min(outside, upTo) - above)), rate }
  })
  return [...tiered.filter(({ units }, index) => units > 0 || index === 0), ...within]
}

function toTenth(units: number): number {
  return Math.round(units * 10) / 10
}

/** Meters count thousandths. */
function toThousandth(units: number): number {
  return Math.round(units * 1_000) / 1_000
}

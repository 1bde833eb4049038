import { type Period, periods } from '../../facts/figure-names'
import type { PortalFiguresConfig } from '../../methods/portal-figures/client'

const usualPeriod: Period = '30'

/** Returns the figures that a URL shows: `?brand=second&period=90`. Omitted parameters have their defaults. */
export function figuresViewOf(search: string): PortalFiguresConfig {
  const query = new URLSearchParams(search)
  const brandName = query.get('brand') ?? ''
  const period = periods.find((each) => each === query.get('period')) ?? usualPeriod
  return { period, ...(brandName === '' ? {} : { brandName }) }
}

/** The address without `/es` of those figures. */
export function figuresPath({ brandName, period }: PortalFiguresConfig): string {
  const query = new URLSearchParams()
  if (brandName !== undefined) query.set('brand', brandName)
  if (period !== usualPeriod) query.set('period', period)
  const search = query.toString()
  return `/console/figures${search === '' ? '' : `?${search}`}`
}

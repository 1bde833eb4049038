import type { Formatter } from '@porchlight/i18n'
import type { ProjectedBill } from '../../methods/project-bill/client'

/** The month and the amounts of a projection as texts: the month is the one in which the cycle ends. */
export function labelsOfBand(
  format: Formatter,
  { end, charges }: NonNullable<ProjectedBill['projection']>,
): Readonly<Record<'month' | 'low' | 'likely' | 'high', string>> {
  return {
    month: format.month(end.slice(0, 7)),
    low: format.money(charges.low),
    likely: format.money(charges.likely),
    high: format.money(charges.high),
  }
}

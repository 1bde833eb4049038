import type { Formatter } from '@porchlight/i18n'
import { cycleMonth } from '../../facts/cycle-month'
import type { ProjectedBill } from '../../methods/project-bill/client'

/** The month and the amounts of a projection as texts: the month is that of the cycle. */
export function labelsOfBand(
  format: Formatter,
  { start, end, charges }: NonNullable<ProjectedBill['projection']>,
): Readonly<Record<'month' | 'low' | 'likely' | 'high', string>> {
  return {
    month: format.month(cycleMonth({ start, end })),
    low: format.wholeDollars(charges.low),
    likely: format.wholeDollars(charges.likely),
    high: format.wholeDollars(charges.high),
  }
}

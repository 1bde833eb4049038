import { defineLabels, type LabelKey, type Translate } from '@porchlight/i18n'
import type { LawOfPlace } from '../../customers/facts/law-by-place'

/** For how long an ordered switch can be taken back. */
export const rescissionLabels = defineLabels({
  rightRescind: {
    en: 'You may cancel a switch at no cost for {days} business days.',
    es: 'Puede cancelar un cambio de proveedor sin costo durante {days} días hábiles.',
  },
  rightRescindDays: {
    en: 'You may cancel a switch at no cost for {days} days.',
    es: 'Puede cancelar un cambio de proveedor sin costo durante {days} días.',
  },
})

/** For how long an ordered switch is taken back at no cost, by the law of a place. */
export function rescissionText(
  t: Translate<LabelKey<typeof rescissionLabels>>,
  { unit, days }: NonNullable<LawOfPlace['rescission']>,
): string {
  return t(unit === 'business' ? 'rightRescind' : 'rightRescindDays', { days })
}

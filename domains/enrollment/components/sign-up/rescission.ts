import { defineLabels } from '@porchlight/i18n'
import { useLabels } from '@porchlight/page-parts/page/page-context'
import { lawOf, type Place } from '../../../customers/facts/law-by-place'
import type { OpenSignUp } from './sign-up'

const labels = defineLabels({
  inBusinessDays: {
    en: 'You can cancel the switch at no charge for {days} business days.',
    es: 'Puede anular el cambio sin costo durante {days} días hábiles.',
  },
  inDays: {
    en: 'You can cancel the switch at no charge for {days} days.',
    es: 'Puede anular el cambio sin costo durante {days} días.',
  },
})

/** Which sentence is true of a start, and its days; null where it is no switch, or we know no such law of its place. */
export function rescissionLabelOf({ caseType, ...place }: Place & { readonly caseType: string | null }): {
  readonly label: keyof typeof labels
  readonly days: number
} | null {
  const rule = lawOf(place)?.rescission
  if (caseType !== 'Switch' || rule === undefined) return null
  return { label: rule.unit === 'business' ? 'inBusinessDays' : 'inDays', days: rule.days }
}

/** For how long the switch can be canceled by the law of the home's place; null where nothing is to be said of it. */
export function useRescission({ signUp, plan }: Pick<OpenSignUp, 'signUp' | 'plan'>): string | null {
  const t = useLabels(labels)
  const { caseType, state } = signUp
  const said = rescissionLabelOf({ caseType, state, commodity: plan.commodity })
  return said === null ? null : t(said.label, { days: said.days })
}

import type { LabelKey, Translate } from '@porchlight/i18n'
import { actionLabels } from './action-labels'
import type { Tracker } from './enrollment'
import type { enrollmentLabels } from './labels'

type Words = Translate<LabelKey<typeof actionLabels> | LabelKey<typeof enrollmentLabels>>

/** The heading and the sentence of the next action; an action that is not known here leads to customer service. */
export function nextActionText(
  t: Words,
  next: NonNullable<Tracker['next']>,
  { utilityName, amount }: { readonly utilityName: string | null; readonly amount: string | null },
): { readonly title: string; readonly text: string } {
  const values = { utility: utilityName ?? t('theUtility'), amount: amount ?? '' }
  const name = isLabel(next.name) && isLabel(`${next.name}Text`) ? next.name : 'callUs'
  const withAmount = `${name}Amount`
  const title = t(amount !== null && isLabel(withAmount) ? withAmount : name, values)
  const text = `${name}Text`
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    text: isLabel(text) ? t(text, values) : '',
  }
}

function isLabel(name: string): name is LabelKey<typeof actionLabels> {
  return Object.hasOwn(actionLabels, name)
}

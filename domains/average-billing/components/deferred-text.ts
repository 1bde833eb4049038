import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { averageBillingLabels } from './labels'

/** Returns a deferred balance, in dollars, as a sentence on who owes whom. */
export function deferredText(
  t: Translate<LabelKey<typeof averageBillingLabels>>,
  format: Formatter,
  dollars: number,
): string {
  if (dollars === 0) return t('deferredNone')
  return t(dollars > 0 ? 'deferredOwed' : 'deferredCredit', { amount: format.money(Math.abs(dollars)) })
}

import type { Formatter, LabelKey, Translate } from '@porchlight/i18n'
import type { averageBillingLabels } from './labels'

/** A deferred balance of so many dollars as a sentence, which says who owes whom. */
export function deferredText(
  t: Translate<LabelKey<typeof averageBillingLabels>>,
  format: Formatter,
  dollars: number,
): string {
  if (dollars === 0) return t('deferredNone')
  return t(dollars > 0 ? 'deferredOwed' : 'deferredCredit', { amount: format.money(Math.abs(dollars)) })
}

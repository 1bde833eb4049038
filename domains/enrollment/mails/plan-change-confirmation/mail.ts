import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who changed their plan: its number, its first day, the fee and the last day to undo it, written out. */
export const planChangeConfirmation = defineMail({
  name: 'plan-change-confirmation',
  labels,
  values: ['confirmationNumber', 'plan', 'date', 'fee', 'undoUntil'],
  link: 'seeChange',
})

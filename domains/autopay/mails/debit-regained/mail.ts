import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who was notified of a returned AutoPay debit that was paid after all: nothing is to be paid. */
export const debitRegained = defineMail({
  name: 'debit-regained',
  labels,
  values: ['amount'],
  link: 'seeBill',
})

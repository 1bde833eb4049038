import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To somebody who was told of a returned AutoPay debit whose money came again: nothing is to be paid. */
export const debitRegained = defineMail({
  name: 'debit-regained',
  labels,
  values: ['amount'],
  link: 'seeBill',
})

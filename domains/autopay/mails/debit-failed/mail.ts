import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose AutoPay debit was declined or returned: the amount due, and the way to pay it. */
export const debitFailed = defineMail({
  name: 'debit-failed',
  labels,
  values: ['amount', 'left'],
  link: 'payBill',
})

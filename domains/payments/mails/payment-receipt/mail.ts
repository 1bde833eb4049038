import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To the customer of an account for which a payment was received, regardless of who made it. */
export const paymentReceipt = defineMail({
  name: 'payment-receipt',
  labels,
  values: ['amount', 'number'],
  link: 'seePayment',
})

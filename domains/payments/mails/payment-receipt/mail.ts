import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To the customer of an account that a payment was received for, whoever made it. */
export const paymentReceipt = defineMail({
  name: 'payment-receipt',
  labels,
  values: ['amount', 'number'],
  link: 'seePayment',
})

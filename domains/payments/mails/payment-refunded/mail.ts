import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose payment, or a part of it, went back to the card or account that made it. */
export const paymentRefunded = defineMail({
  name: 'payment-refunded',
  labels,
  values: ['amount', 'number'],
  link: 'seePayment',
})

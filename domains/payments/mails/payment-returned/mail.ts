import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose bank returned a payment, or did not carry it out: the amount left to pay. */
export const paymentReturned = defineMail({
  name: 'payment-returned',
  labels,
  values: ['amount', 'number', 'left'],
  link: 'payAgain',
})

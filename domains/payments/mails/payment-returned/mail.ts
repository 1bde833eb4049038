import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose bank returned a payment, or did not carry it out: the amount is due. */
export const paymentReturned = defineMail({
  name: 'payment-returned',
  labels,
  values: ['amount', 'number'],
  link: 'payAgain',
})

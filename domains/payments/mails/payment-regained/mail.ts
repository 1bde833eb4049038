import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose returned payment was received after all: nothing is to be paid again. */
export const paymentRegained = defineMail({
  name: 'payment-regained',
  labels,
  values: ['amount', 'number'],
  link: 'seePayment',
})

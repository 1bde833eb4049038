import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose bank returned a payment that is no longer owed, because another one paid it. */
export const paymentReturnedNothingDue = defineMail({
  name: 'payment-returned-nothing-due',
  labels,
  values: ['amount', 'number'],
  link: 'seePayment',
})

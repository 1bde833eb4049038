import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** The same as the receipt where the payment leaves something to pay. */
export const paymentReceiptInPart = defineMail({
  name: 'payment-receipt-in-part',
  labels,
  values: ['amount', 'number', 'left'],
  link: 'seePayment',
})

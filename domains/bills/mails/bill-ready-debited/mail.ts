import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose new bill AutoPay pays: how much, and when it is debited. */
export const billReadyDebited = defineMail({
  name: 'bill-ready-debited',
  labels,
  values: ['amount', 'date', 'debitDate'],
  link: 'seeBill',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who pays a new bill themselves: how much, and by when. */
export const billReady = defineMail({
  name: 'bill-ready',
  labels,
  values: ['amount', 'date'],
  link: 'seeBill',
})

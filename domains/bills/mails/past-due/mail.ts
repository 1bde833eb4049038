import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who has not paid a bill some days after its due date. */
export const pastDue = defineMail({
  name: 'past-due',
  labels,
  values: ['amount', 'date'],
  link: 'seeBill',
})

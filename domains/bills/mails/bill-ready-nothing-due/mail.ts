import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose new bill leaves nothing to pay, such as one with a credit. */
export const billReadyNothingDue = defineMail({
  name: 'bill-ready-nothing-due',
  labels,
  values: [],
  link: 'seeBill',
})

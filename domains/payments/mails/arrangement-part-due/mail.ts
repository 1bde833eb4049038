import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer some days before a part of a payment arrangement is due. */
export const arrangementPartDue = defineMail({
  name: 'arrangement-part-due',
  labels,
  values: ['amount', 'date'],
  link: 'bills',
})

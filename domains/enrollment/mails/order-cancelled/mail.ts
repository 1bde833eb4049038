import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose order was cancelled because a step stayed open. */
export const orderCancelled = defineMail({
  name: 'order-cancelled',
  labels,
  values: [],
  link: 'seeStatus',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose order the utility rejected. */
export const orderRejected = defineMail({
  name: 'order-rejected',
  labels,
  values: ['address'],
  link: 'seeStatus',
})

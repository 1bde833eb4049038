import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose order for service was cancelled at their own request. */
export const orderWithdrawn = defineMail({
  name: 'order-withdrawn',
  labels,
  values: ['address'],
  link: 'seeOrder',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose average billing was turned on. */
export const averageBillingOn = defineMail({
  name: 'average-billing-on',
  labels,
  values: [],
  link: 'seeAverageBilling',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose average billing was turned off. */
export const averageBillingOff = defineMail({
  name: 'average-billing-off',
  labels,
  values: [],
  link: 'seeAverageBilling',
})

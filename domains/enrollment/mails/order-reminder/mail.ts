import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose order has waited for them past its date: until when it waits. */
export const orderReminder = defineMail({
  name: 'order-reminder',
  labels,
  values: ['date'],
  link: 'seeStatus',
})

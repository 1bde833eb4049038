import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To somebody whose order waits for them past its day: until when it waits. */
export const orderReminder = defineMail({
  name: 'order-reminder',
  labels,
  values: ['date'],
  link: 'seeStatus',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose order waits for nothing more but its day, which the utility has confirmed. */
export const startConfirmed = defineMail({
  name: 'start-confirmed',
  labels,
  values: ['address', 'date'],
  link: 'seeStatus',
})

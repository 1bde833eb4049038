import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who enrolled: the confirmation number. `date` is the requested start, written out. */
export const enrollmentConfirmation = defineMail({
  name: 'enrollment-confirmation',
  labels,
  values: ['confirmationNumber', 'date'],
  link: 'seeStatus',
})

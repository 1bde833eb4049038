import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To somebody who enrolled: the confirmation number. `date` is the start that was asked for, written out. */
export const enrollmentConfirmation = defineMail({
  name: 'enrollment-confirmation',
  labels,
  values: ['confirmationNumber', 'date'],
  link: 'seeStatus',
})

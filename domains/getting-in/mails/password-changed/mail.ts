import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** After every change of a password. `when` is a date and time in the language of the mail. */
export const passwordChanged = defineMail({
  name: 'password-changed',
  labels,
  values: ['when', 'servicePhone'],
  link: 'forgotPassword',
})

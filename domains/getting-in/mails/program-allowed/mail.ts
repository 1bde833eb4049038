import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/**
 * After a program was granted access to an account. `program` is the name that the operator registered it by, `rights`
 * its rights, and `when` a date and time, both in the language of the mail.
 */
export const programAllowed = defineMail({
  name: 'program-allowed',
  labels,
  values: ['program', 'rights', 'when', 'servicePhone'],
  link: 'sessions',
})

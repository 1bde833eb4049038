import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/**
 * Alerts an administrator that a break-glass account was signed in to. `name` is its owner's, `when` a date and time in
 * the language of the mail.
 */
export const breakGlassUsed = defineMail({
  name: 'break-glass-used',
  labels,
  values: ['name', 'when', 'servicePhone'],
  link: 'auditLog',
})

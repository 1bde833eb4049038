import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To the new address of a change of email. `count` is in hours. */
export const verifyEmailLink = defineMail({
  name: 'verify-email-link',
  labels,
  values: ['count'],
  link: 'verifyEmail',
})

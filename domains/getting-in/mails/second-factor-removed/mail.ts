import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/**
 * After an authenticator app or a passkey was removed. `factor` names which, and `when` is a date and time, both in the
 * language of the mail.
 */
export const secondFactorRemoved = defineMail({
  name: 'second-factor-removed',
  labels,
  values: ['factor', 'when', 'servicePhone'],
  link: 'forgotPassword',
})

import { defineMail } from '../define-mail'
import { labels } from './labels'

/**
 * After an authenticator app or a passkey was added. `factor` names which, and `when` is a date and time, both in the
 * language of the mail.
 */
export const secondFactorAdded = defineMail({
  name: 'second-factor-added',
  labels,
  values: ['factor', 'when', 'servicePhone'],
  link: 'forgotPassword',
})

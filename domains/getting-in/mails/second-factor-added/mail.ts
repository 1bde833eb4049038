import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/**
 * After an authenticator app or a passkey was added. `factor` names which, and `when` is a date and time, both in the
 * language of the mail. `count` is how many hours the link that takes it off works.
 */
export const secondFactorAdded = defineMail({
  name: 'second-factor-added',
  labels,
  values: ['factor', 'when', 'count', 'servicePhone'],
  link: 'undoSecondFactor',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** After too many wrong passwords, to the address of the account. */
export const accountLocked = defineMail({
  name: 'account-locked',
  labels,
  values: ['servicePhone'],
  link: 'forgotPassword',
})

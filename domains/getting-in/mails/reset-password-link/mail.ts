import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who forgot the password. `count` is in hours. */
export const resetPasswordLink = defineMail({
  name: 'reset-password-link',
  labels,
  values: ['count'],
  link: 'resetPassword',
})

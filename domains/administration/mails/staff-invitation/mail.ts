import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a member of staff who is to set a password. `count` is in hours. */
export const staffInvitation = defineMail({
  name: 'staff-invitation',
  labels,
  values: ['count'],
  link: 'setPassword',
})

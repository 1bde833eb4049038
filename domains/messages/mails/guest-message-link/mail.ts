import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To the address that a guest's message names: the link that confirms and sends it. `count` is in hours. */
export const guestMessageLink = defineMail({
  name: 'guest-message-link',
  labels,
  values: ['count'],
  link: 'confirmMessage',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a guest who requested another link to their conversation. `count` is in days. */
export const guestConversationLink = defineMail({
  name: 'guest-conversation-link',
  labels,
  values: ['count'],
  link: 'openConversation',
})

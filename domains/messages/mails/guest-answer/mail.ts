import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a guest who wrote to us: what we answered, and the link to the conversation. `count` is in days. */
export const guestAnswer = defineMail({
  name: 'guest-answer',
  labels,
  values: ['count'],
  link: 'openConversation',
  quotes: true,
})

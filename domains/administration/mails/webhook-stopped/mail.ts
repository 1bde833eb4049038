import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** Tells an administrator that a program is sent no more changes. `when` is a date and time, `cause` a sentence, both in the language of the mail. */
export const webhookStopped = defineMail({
  name: 'webhook-stopped',
  labels,
  values: ['name', 'host', 'when', 'cause', 'servicePhone'],
  link: 'webhook',
})

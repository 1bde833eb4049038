import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who wrote to us: that there is a reply, never its content. */
export const caseReply = defineMail({ name: 'case-reply', labels, values: [], link: 'readReply' })

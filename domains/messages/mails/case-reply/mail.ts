import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who wrote to us: that a reply is there, never what it says. */
export const caseReply = defineMail({ name: 'case-reply', labels, values: [], link: 'readReply' })

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose document we could not accept: which, why, and where to send it again. */
export const documentRejected = defineMail({
  name: 'document-rejected',
  labels,
  values: ['document', 'problem', 'count'],
  link: 'sendDocuments',
})

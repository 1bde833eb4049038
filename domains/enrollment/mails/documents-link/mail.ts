import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who enrols: the page on which the documents of the order are sent. `count` is in hours. */
export const documentsLink = defineMail({
  name: 'documents-link',
  labels,
  values: ['count'],
  link: 'sendDocuments',
})

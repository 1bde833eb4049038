import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose document we accepted: which. */
export const documentAccepted = defineMail({
  name: 'document-accepted',
  labels,
  values: ['document'],
  link: 'seeStatus',
})

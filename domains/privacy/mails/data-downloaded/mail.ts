import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose data was downloaded, so that it cannot happen unnoticed. */
export const dataDownloaded = defineMail({
  name: 'data-downloaded',
  labels,
  values: ['when', 'servicePhone'],
  link: 'sessions',
})

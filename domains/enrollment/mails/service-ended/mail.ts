import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose service has ended: for which home, and where the bills are. */
export const serviceEnded = defineMail({
  name: 'service-ended',
  labels,
  values: ['address'],
  link: 'seeBills',
})

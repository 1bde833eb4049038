import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose request to stop service the market rejected: service goes on, and an advisor takes over. */
export const serviceStopRejected = defineMail({
  name: 'service-stop-rejected',
  labels,
  values: ['address'],
  link: 'seeOrder',
})

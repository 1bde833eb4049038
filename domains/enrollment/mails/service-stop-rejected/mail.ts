import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose request to stop service the market rejected: service continues, and an advisor follows up. */
export const serviceStopRejected = defineMail({
  name: 'service-stop-rejected',
  labels,
  values: ['address'],
  link: 'seeOrder',
})

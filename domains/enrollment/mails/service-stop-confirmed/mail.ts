import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose last day of service the market confirmed. */
export const serviceStopConfirmed = defineMail({
  name: 'service-stop-confirmed',
  labels,
  values: ['address', 'date'],
  link: 'seeOrder',
})

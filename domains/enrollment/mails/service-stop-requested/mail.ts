import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who requested that service stops: number, last day and early termination fee. */
export const serviceStopRequested = defineMail({
  name: 'service-stop-requested',
  labels,
  values: ['address', 'confirmationNumber', 'date', 'fee'],
  link: 'seeOrder',
})

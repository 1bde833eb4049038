import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose request to stop service was undone. */
export const serviceStopUndone = defineMail({
  name: 'service-stop-undone',
  labels,
  values: ['address'],
  link: 'seeOrder',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who requested a move: both homes with their days. */
export const moveRequested = defineMail({
  name: 'move-requested',
  labels,
  values: ['confirmationNumber', 'from', 'lastDay', 'to', 'firstDay'],
  link: 'seeOrder',
})

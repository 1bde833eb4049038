import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose move was undone: service continues where it is, and does not start at the other home. */
export const moveUndone = defineMail({
  name: 'move-undone',
  labels,
  values: ['address', 'newAddress'],
  link: 'seeOrder',
})

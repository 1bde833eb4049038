import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose papers did not show a new occupant: why, and what does. */
export const noticeOccupantRefused = defineMail({
  name: 'notice-occupant-refused',
  labels,
  values: ['notice'],
  link: 'seeStatus',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose debt or switch-hold does not stand before the order any more. */
export const noticeSettled = defineMail({
  name: 'notice-settled',
  labels,
  values: ['notice'],
  link: 'seeStatus',
})

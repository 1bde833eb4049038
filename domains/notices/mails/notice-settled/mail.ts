import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose debt or switch-hold no longer blocks the order. */
export const noticeSettled = defineMail({
  name: 'notice-settled',
  labels,
  values: ['notice'],
  link: 'seeStatus',
})

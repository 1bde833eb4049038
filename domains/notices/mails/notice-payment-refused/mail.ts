import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose proof of payment did not settle a notice: why, and what does. */
export const noticePaymentRefused = defineMail({
  name: 'notice-payment-refused',
  labels,
  values: ['notice'],
  link: 'seeStatus',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose deposit payment went back to the card that made it. */
export const depositRefunded = defineMail({
  name: 'deposit-refunded',
  labels,
  values: ['amount'],
  link: 'seeDeposit',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose service has ended and whose deposit paid the final bill or a part of it. */
export const depositApplied = defineMail({
  name: 'deposit-applied',
  labels,
  values: ['applied', 'owed', 'rest'],
  link: 'seeDeposit',
})

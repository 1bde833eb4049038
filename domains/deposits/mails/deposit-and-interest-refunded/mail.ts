import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** The same as `deposit-refunded` for a deposit whose interest was credited to the account. */
export const depositAndInterestRefunded = defineMail({
  name: 'deposit-and-interest-refunded',
  labels,
  values: ['amount', 'interest'],
  link: 'seeDeposit',
})

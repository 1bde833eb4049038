import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** The same as `deposit-applied` where the interest alone paid the remainder of the bill. */
export const depositInterestApplied = defineMail({
  name: 'deposit-interest-applied',
  labels,
  values: ['interest', 'owed', 'rest'],
  link: 'seeDeposit',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** The same as `deposit-applied` for a deposit whose interest paid a part of the bill as well. */
export const depositAndInterestApplied = defineMail({
  name: 'deposit-and-interest-applied',
  labels,
  values: ['applied', 'interest', 'owed', 'rest'],
  link: 'seeDeposit',
})

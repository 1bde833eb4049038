import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose debit did not go through, and who owes nothing now, because another payment came. */
export const debitFailedNothingDue = defineMail({
  name: 'debit-failed-nothing-due',
  labels,
  values: ['amount'],
  link: 'openAutopay',
})

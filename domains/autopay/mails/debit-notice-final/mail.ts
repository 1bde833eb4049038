import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** The notice of a debit for a final bill that a deposit is set off against first. */
export const debitNoticeFinal = defineMail({
  name: 'debit-notice-final',
  labels,
  values: ['amount', 'date', 'cancelBy'],
  link: 'seeAutopay',
})

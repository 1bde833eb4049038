import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose bill AutoPay debits, ten days before: how much, when, and how to stop it. */
export const debitNotice = defineMail({
  name: 'debit-notice',
  labels,
  values: ['amount', 'date', 'cancelBy'],
  link: 'seeAutopay',
})

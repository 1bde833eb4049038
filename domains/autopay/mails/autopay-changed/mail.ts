import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose AutoPay was turned on or off, or has another card or account. */
export const autopayChanged = defineMail({
  name: 'autopay-changed',
  labels,
  values: [],
  link: 'seeAutopay',
})

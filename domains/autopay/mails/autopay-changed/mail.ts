import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose AutoPay was turned on or off, has another card or account, or ended; `change` is one of `autopayChanges`. */
export const autopayChanged = defineMail({
  name: 'autopay-changed',
  labels,
  values: ['change'],
  link: 'seeAutopay',
})

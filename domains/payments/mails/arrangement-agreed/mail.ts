import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer who agreed to pay a bill later, or in parts: the first amount to pay, and by when. */
export const arrangementAgreed = defineMail({
  name: 'arrangement-agreed',
  labels,
  values: ['amount', 'date'],
  link: 'arrangement',
})

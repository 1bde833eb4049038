import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose data is being erased, at the address that is erased with it. */
export const dataErased = defineMail({
  name: 'data-erased',
  labels,
  values: ['servicePhone'],
  link: 'home',
})

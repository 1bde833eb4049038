import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose order has changed: that it has, never what. */
export const enrollmentUpdate = defineMail({
  name: 'enrollment-update',
  labels,
  values: [],
  link: 'seeStatus',
})

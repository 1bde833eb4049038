import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose service has started: for which home, and how to log in. */
export const serviceStarted = defineMail({
  name: 'service-started',
  labels,
  values: ['address', 'accountNumber'],
  link: 'logIn',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who registers: the link to create a password. `count` is in hours. */
export const registrationLink = defineMail({
  name: 'registration-link',
  labels,
  values: ['count'],
  link: 'createPassword',
})

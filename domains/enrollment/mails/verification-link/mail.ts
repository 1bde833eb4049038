import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To someone who enrols: the page on which the identity is verified. `count` is in hours. */
export const verificationLink = defineMail({
  name: 'verification-link',
  labels,
  values: ['count'],
  link: 'verifyIdentity',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose payment arrangement ended because a part did not come. */
export const arrangementBroken = defineMail({
  name: 'arrangement-broken',
  labels,
  values: [],
  link: 'bills',
})

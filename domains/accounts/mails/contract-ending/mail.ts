import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To somebody whose contract ends: in each of the three notices of its last third. */
export const contractEnding = defineMail({
  name: 'contract-ending',
  labels,
  values: ['date', 'freeFrom'],
  link: 'seeContract',
})

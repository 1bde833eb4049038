import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To somebody whose contract has ended. */
export const contractEnded = defineMail({
  name: 'contract-ended',
  labels,
  values: ['date'],
  link: 'seeContract',
})

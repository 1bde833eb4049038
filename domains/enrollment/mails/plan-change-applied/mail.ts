import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose new plan applies from that day on, written out. */
export const planChangeApplied = defineMail({
  name: 'plan-change-applied',
  labels,
  values: ['address', 'plan', 'date'],
  link: 'seePlan',
})

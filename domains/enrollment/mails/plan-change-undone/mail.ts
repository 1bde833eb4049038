import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To a customer whose change of plan was undone: the plan that the home has, and the one that it does not get. */
export const planChangeUndone = defineMail({
  name: 'plan-change-undone',
  labels,
  values: ['address', 'plan', 'undone'],
  link: 'seePlan',
})

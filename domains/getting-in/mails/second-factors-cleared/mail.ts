import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** After staff or an operator took all second factors off. `when` is a date and time in the language of the mail. */
export const secondFactorsCleared = defineMail({
  name: 'second-factors-cleared',
  labels,
  values: ['when', 'servicePhone'],
  link: 'forgotPassword',
})

import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To the old address of a change of email. `newEmail` is masked by the caller; `count` is in hours. */
export const emailChangeNotice = defineMail({
  name: 'email-change-notice',
  labels,
  values: ['newEmail', 'count', 'servicePhone'],
  link: 'undoEmailChange',
})

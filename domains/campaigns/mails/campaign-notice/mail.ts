import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To many customers about something that concerns their service. Subject, heading and text are those of the campaign. */
export const campaignNotice = defineMail({
  name: 'campaign-notice',
  labels,
  values: [],
  link: 'openPage',
  hasBody: true,
})

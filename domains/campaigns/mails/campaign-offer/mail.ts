import { defineMail } from '@porchlight/mails'
import { labels } from './labels'

/** To many customers, to sell something. Subject, heading and text are those of the campaign. */
export const campaignOffer = defineMail({
  name: 'campaign-offer',
  labels,
  values: [],
  link: 'openPage',
  hasBody: true,
})

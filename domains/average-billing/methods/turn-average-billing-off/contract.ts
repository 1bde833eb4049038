import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'

export const turnAverageBillingOffContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'turnAverageBillingOff',
  forms: ['/average-billing/off'],
  summary: 'Has the bills of the viewer’s own account levelled no more: the next one settles the difference.',
  body: { accountId: RecordIdParam },
  answer: {},
  errors: ['notFound', 'rateLimited', 'invalidSession', 'forbidden'],
  source: 'docs/specification/trade.md section 2.6',
})

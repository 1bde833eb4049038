import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'

export const cancelAutopayContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'cancelAutopay',
  forms: ['/autopay/cancel'],
  summary: 'Turns AutoPay of the viewer’s own account off, with every debit that was not made yet.',
  body: { accountId: RecordIdParam },
  answer: {},
  errors: ['notFound', 'rateLimited', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})

import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'

export const turnPaperlessOffContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'turnPaperlessOff',
  forms: ['/paperless/off'],
  summary: 'Sends bills of the viewer’s own account on paper again.',
  body: { accountId: RecordIdParam },
  answer: {},
  errors: ['notFound', 'rateLimited', 'invalidSession', 'forbidden'],
  source: 'docs/specification/portal.md section 1',
})

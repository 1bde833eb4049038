import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const turnPaperlessOnContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'turnPaperlessOn',
  forms: ['/paperless'],
  summary:
    'Sends bills of the viewer’s own account electronically, once the sample bill was opened and the disclosures agreed to.',
  body: {
    accountId: RecordIdParam,
    sampleCode: Type.Optional(Type.String({ maxLength: 40, description: 'What stands in the sample bill.' })),
    agree: Type.Optional(Type.String({ maxLength: 10 })),
  },
  answer: {},
  errors: [
    'notOffered',
    'notFound',
    'requiredFieldMissing',
    'sampleCodeWrong',
    'emailBounced',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})

import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const turnAverageBillingOnContract = defineFormMethod({
  controller: 'CustomerPortalProfileController',
  name: 'turnAverageBillingOn',
  forms: ['/average-billing'],
  summary:
    'Has the bills of the viewer’s own account levelled from the next one on, where nothing is past due.',
  body: { accountId: RecordIdParam, agree: Type.Optional(Type.String({ maxLength: 10 })) },
  answer: {},
  errors: [
    'notFound',
    'requiredFieldMissing',
    'averageBillingNotOffered',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/trade.md section 2.6',
})

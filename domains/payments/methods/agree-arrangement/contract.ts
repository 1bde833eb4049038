import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const agreeArrangementContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'agreeArrangement',
  forms: ['/bills/:billId/more-time/agree'],
  summary:
    'Agrees to pay the viewer’s own bill on a later day, or in parts; one arrangement for each account.',
  body: {
    billId: RecordIdParam,
    kind: Type.Optional(Type.String({ maxLength: 20, description: '`Extension` or `Plan`.' })),
    shown: Type.String({
      maxLength: 20,
      description: 'The amount in cents that was shown: nothing else is agreed to.',
    }),
    agree: Type.Optional(Type.String({ maxLength: 3, description: '`yes`.' })),
  },
  answer: {},
  errors: [
    'notFound',
    'requiredFieldMissing',
    'arrangementNotOffered',
    'arrangementMoved',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'docs/specification/portal.md section 1',
})

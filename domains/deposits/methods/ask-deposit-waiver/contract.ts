import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const askDepositWaiverContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'askDepositWaiver',
  forms: ['/deposit/waiver', '/deposit/:orderId/waiver'],
  summary:
    'Asks to be let off a deposit: signed in, or by the link of a mail to the customer; a look-up is not enough. The reason is kept for staff alone; the case that the customer sees does not name it.',
  body: {
    orderId: Type.Optional(RecordIdParam),
    reason: Type.String({
      maxLength: 40,
      description: '`Age_65`, `Letter_Of_Credit`, `Family_Violence` or `Medically_Indigent`.',
    }),
    contactBy: Type.Optional(
      Type.String({ maxLength: 200, description: 'How to reach the customer safely; free text.' }),
    ),
  },
  answer: {},
  errors: [
    'depositNotFound',
    'linkExpired',
    'linkNotLatest',
    'linkRequired',
    'requiredFieldMissing',
    'nothingDue',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md section 1',
})

import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'

export const payDepositContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'payDeposit',
  forms: ['/deposit', '/deposit/:orderId'],
  summary:
    'Opens the payment of a deposit, whole or its first part, and leads to the processor’s page. The amount is the server’s. Above the highest amount allowed nothing is charged and a case opens.',
  body: {
    orderId: Type.Optional(RecordIdParam),
    share: Type.Optional(
      Type.String({
        maxLength: 20,
        description: '`instalment` for the first part; the whole rest otherwise.',
      }),
    ),
  },
  answer: {},
  errors: [
    'depositNotFound',
    'linkExpired',
    'linkNotLatest',
    'nothingDue',
    'depositPaymentError',
    'paymentNotProcessed',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md sections 1 and 8',
})

import { RecordIdParam } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { defineFormMethod } from '../form/form-method-schema'

export const payBillContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'payBill',
  summary:
    'Opens a payment of the viewer’s own bill, what is left of it or another amount up to that, and leads to the processor’s page.',
  body: {
    billId: RecordIdParam,
    share: Type.Optional(
      Type.String({
        maxLength: 20,
        description: '`other` for the amount that is typed; all of it otherwise.',
      }),
    ),
    amount: Type.Optional(Type.String({ maxLength: 20, description: 'Dollars, as they are typed.' })),
  },
  answer: {},
  errors: [
    'notFound',
    'nothingDue',
    'requiredFieldMissing',
    'amountOutOfRange',
    'paymentUnavailable',
    'paymentNotProcessed',
    'rateLimited',
    'invalidSession',
    'forbidden',
  ],
  source: 'spec/portal.md section 1',
})

import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { RecordIdParam } from '@porchlight/ui-api/contract'
import { shareFields } from '../../operations/bill-payment/bill-payment-schemas'

export const payBillContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'payBill',
  forms: ['/bills/:billId/pay'],
  summary:
    'Opens a payment of the viewer’s own bill, what is left of it or another amount up to that, and leads to the processor’s page.',
  body: {
    billId: RecordIdParam,
    ...shareFields,
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
  source: 'docs/specification/portal.md section 1',
})

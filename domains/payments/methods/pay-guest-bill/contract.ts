import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { shareFields } from '../../operations/bill-payment/bill-payment-schemas'

export const payGuestBillContract = defineFormMethod({
  controller: 'CustomerPortalPaymentController',
  name: 'payGuestBill',
  forms: ['/pay'],
  summary:
    'Opens a payment of the newest bill of the account that this browser looked up, what is left of it or another amount up to that, and leads to the processor’s page.',
  body: shareFields,
  answer: {},
  errors: [
    'accountNotFound',
    'nothingDue',
    'requiredFieldMissing',
    'amountOutOfRange',
    'paymentUnavailable',
    'paymentNotProcessed',
    'rateLimited',
  ],
  source: 'docs/specification/portal.md section 1',
})

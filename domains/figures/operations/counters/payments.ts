import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { paymentObject } from '../../../payments/objects/payment/object'
import { storedDays } from '../../facts/figure-days'
import { type Counter, languageOf, nextOf } from './counter'

/** Payments that went through, by the way they were made. */
export const paymentCounter: Counter = {
  name: 'payments',
  daysBack: storedDays,
  objectApiName: paymentObject.apiName,
  dayOf: async ({ engine, systemViewer }, recordId) => {
    const payment = await read(engine, systemViewer, paymentObject, recordId, ['Payment_Date__c'])
    return payment?.Payment_Date__c ?? null
  },
  take: async ({ engine, systemViewer }, { firstDay, lastDay, after, limit }) => {
    const payments = await list(engine, systemViewer, paymentObject, {
      fields: [
        'Payment_Date__c',
        'Channel__c',
        'Method_Type__c',
        'By_Guest__c',
        'Account__r.Account_Brand__c',
        'Account__r.Contact.Preferred_Language__c',
      ],
      where: {
        Payment_Date__c: { gte: firstDay, lte: lastDay },
        Status__c: ['Settled', 'Refunded'],
        Channel__c: ['Portal', 'Autopay', 'Phone', 'Mail'],
        ...(after === '' ? {} : { Id: { gt: after } }),
      },
      orderedBy: ['Id'],
      limit,
    })
    return {
      next: nextOf(payments, limit),
      records: payments.map((payment) => ({
        id: payment.id,
        day: payment.Payment_Date__c,
        brand: payment['Account__r.Account_Brand__c'] ?? '',
        language: languageOf(payment['Account__r.Contact.Preferred_Language__c']),
        names: ['payments', wayOf(payment)],
      })),
    }
  },
}

function wayOf(payment: {
  readonly Channel__c: string
  readonly Method_Type__c: string | null
  readonly By_Guest__c: boolean | null
}): string {
  if (payment.Channel__c === 'Autopay') return 'autopay'
  if (payment.Channel__c !== 'Portal') return 'elsewhere'
  if (payment.By_Guest__c === true) return 'guest'
  return payment.Method_Type__c === 'Bank_Account' ? 'bank' : 'card'
}

import type { FieldScalar } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { writesOfRule } from '../../../testing/writes-of-rule'
import { paymentAfterRules } from './after-rules'

type Values = Readonly<Record<string, FieldScalar>>

const now = new Date('2026-11-20T03:00:00.000Z')

describe('AutoPay', () => {
  const debit = {
    Channel__c: 'Autopay',
    Status__c: 'Returned',
    Payment_Method__c: 'method one',
    Return_Reason__c: 'Insufficient_Funds',
  }
  const active = { Status__c: 'Active', Payment_Method__c: 'method one' }
  const after = (payment: Values, autopay: Values = active) =>
    writesOfRule(paymentAfterRules, 'autopayFollowsItsDebits', payment, {
      related: { autopays: [autopay] },
      now,
    })
  const suspended = (reason: string) => [
    { Status__c: 'Suspended', Suspension_Reason__c: reason, Next_Debit_Date__c: null },
  ]

  it('stops when its debit is returned or declined, and says whether the card has expired', () => {
    expect(after(debit)).toEqual(suspended('Returned_Payment'))
    expect(after({ ...debit, Status__c: 'Declined' })).toEqual(suspended('Returned_Payment'))
    expect(after({ ...debit, Return_Reason__c: 'Card_Expired' })).toEqual(suspended('Expired_Card'))
  })

  it('goes on after a payment by hand, after one that settled, with another method and where it is off', () => {
    expect(after({ ...debit, Channel__c: 'Portal' })).toEqual([])
    expect(after({ ...debit, Status__c: 'Settled' })).toEqual([])
    expect(after(debit, { ...active, Payment_Method__c: 'method two' })).toEqual([])
    expect(after(debit, { ...active, Status__c: 'Cancelled' })).toEqual([])
  })
})

import type { ActionRecord, FieldScalar } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { moneyNotOwed } from './money-not-owed'

type Values = Readonly<Record<string, FieldScalar>>

describe('money for a deposit that is not owed any more', () => {
  const settled = { Status__c: 'Settled', Purpose__c: 'Deposit', Name: 'P-7', Account__c: 'account one' }
  const account = { ContactId: 'contact one', 'Contact.Preferred_Language__c': 'es' }
  const record = (values: Values): ActionRecord => ({ id: 'a07000000000001AAA', values })
  const after = (payment: Values, deposits: readonly Values[], accounts: readonly Values[] = [account]) =>
    moneyNotOwed.effect({
      record: record(payment),
      previous: null,
      related: { deposits: deposits.map(record), accounts: accounts.map(record) },
      now: new Date('2026-11-20T18:00:00.000Z'),
    })

  it('opens a case in the customer’s language', () => {
    expect(after(settled, [{ Status__c: 'Refunded', Order__c: 'order one' }])).toEqual([
      {
        type: 'create',
        objectApiName: 'Case',
        fields: {
          Subject: 'Le debemos el pago de un depósito',
          Description: expect.stringContaining('El pago P-7 llegó'),
          Type: 'Billing',
          Priority: 'High',
          ContactId: 'contact one',
          AccountId: 'account one',
          Order__c: 'order one',
        },
      },
    ])
  })

  it('opens none before it settles, for a deposit that is asked for, for none, and for nobody', () => {
    const refunded = { Status__c: 'Refunded' }
    expect(after({ ...settled, Purpose__c: 'Bill' }, [refunded])).toEqual([])
    expect(after({ ...settled, Status__c: 'Pending' }, [refunded])).toEqual([])
    for (const Status__c of ['Due', 'Cancelled', 'Waived', 'Applied']) {
      expect(after(settled, [{ Status__c }])).toEqual([])
    }
    expect(after(settled, [])).toEqual([])
    expect(after(settled, [refunded], [{ ContactId: null }])).toEqual([])
  })
})

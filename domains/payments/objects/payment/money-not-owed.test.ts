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

  it.each(['Waived', 'Refunded', 'Applied'])('opens a case in the customer’s language: %s', (Status__c) => {
    expect(after(settled, [{ Status__c, Order__c: 'order one' }])).toEqual([
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
    const waived = { Status__c: 'Waived' }
    expect(after({ ...settled, Purpose__c: 'Bill' }, [{ Status__c: 'Applied' }])).toEqual([])
    expect(after({ ...settled, Status__c: 'Pending' }, [waived])).toEqual([])
    expect(after(settled, [{ Status__c: 'Due' }])).toEqual([])
    expect(after(settled, [{ Status__c: 'Cancelled' }])).toEqual([])
    expect(after(settled, [])).toEqual([])
    expect(after(settled, [waived], [{ ContactId: null }])).toEqual([])
  })
})

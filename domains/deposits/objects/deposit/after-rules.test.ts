import type { ActionRecord, FieldScalar } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { depositAfterRules } from './after-rules'

type Values = Readonly<Record<string, FieldScalar>>

const now = new Date('2026-11-20T18:00:00.000Z')
const at = now.toISOString()
const record = (values: Values, id = 'a06000000000001AAA'): ActionRecord => ({ id, values })

function writesOf(
  name: string,
  deposit: Values,
  related: Readonly<Record<string, readonly Values[]>>,
  previous: Values | null = null,
) {
  const rule = depositAfterRules.find((known) => known.name === name)
  if (rule === undefined) throw new TypeError(`There is no rule ${name}.`)
  const found = Object.entries(related).map(([key, all]) => [key, all.map((values) => record(values))])
  const context = { record: record(deposit), previous, related: Object.fromEntries(found), now }
  return rule.effect(context).flatMap((following) => (following.type === 'publish' ? [] : [following.fields]))
}

describe('the step of an order’s tracker', () => {
  const step = { Step_Type__c: 'Deposit', Status: 'In Progress', Responsible__c: 'Customer', StartTime: at }
  const after = (Status__c: string, related: Readonly<Record<string, readonly Values[]>>) =>
    writesOf('stepFollowsTheDeposit', { Status__c }, related)
  const pending = { order: [{ Status: 'Pending' }], steps: [step] }

  it.each([
    ['Due', { ...step, Status: 'On Hold' }, 'In Progress', 'Customer'],
    ['Part_Paid', { ...step, Status: 'New' }, 'In Progress', 'Customer'],
    ['In_Review', step, 'On Hold', 'Provider'],
    ['Paid', step, 'Completed', 'Customer'],
    ['Refunded', step, 'Completed', 'Customer'],
  ])('goes where its deposit is: %s', (status, from, to, responsible) => {
    expect(after(status, { ...pending, steps: [from] })).toMatchObject([
      { Status: to, Responsible__c: responsible },
    ])
  })

  it('is not needed once the deposit is waived or cancelled, and no other step goes with it', () => {
    const documents = { ...step, Step_Type__c: 'Documents' }
    const steps = [step, documents, documents, { ...step, Status: 'Completed' }]
    for (const status of ['Waived', 'Cancelled']) {
      expect(after(status, { ...pending, steps })).toEqual([{ Status: 'Not Applicable', EndTime: at }])
    }
  })

  it('stays where it is when the order is not of the deposit’s account', () => {
    for (const status of ['Paid', 'Waived']) expect(after(status, { order: [], steps: [step] })).toEqual([])
  })
})

it('what was paid of a deposit goes back when it is waived, to the cent', () => {
  const after = (Status__c: string, Paid_Amount__c: number) =>
    writesOf('moneyOfAWaivedDepositGoesBack', { Status__c, Paid_Amount__c }, {})
  expect(after('Waived', 0.01)).toEqual([{ Status__c: 'Refunding' }])
  expect([after('Waived', 0), after('In_Review', 100)]).toEqual([[], []])
})

describe('the ledger', () => {
  const ledger = (Status__c: string, amounts: readonly number[]) => {
    const rule = depositAfterRules.find(({ name }) => name === 'ledgerFollowsTheDeposit')
    return rule?.effect({
      record: record({ Account__c: 'account one', Status__c, Refund_Date__c: '2026-11-18' }, 'deposit one'),
      previous: null,
      related: {
        lastEntry: [record({ Sequence__c: 7, Balance__c: 12, Deposit_Held__c: 275 })],
        ownEntries: amounts.map((amount) => {
          const values = { Amount__c: 0, Deposit_Amount__c: amount }
          const declared = rule.related.ownEntries?.fields ?? []
          return record(
            Object.fromEntries(Object.entries(values).filter(([field]) => declared.includes(field))),
          )
        }),
      },
      now,
    })
  }

  it('leaves no deposit held that went back by check', () => {
    expect(ledger('Refunded', [100, 175])).toMatchObject([
      {
        fields: {
          Sequence__c: 8,
          Kind__c: 'Deposit_Refunded',
          Entry_Date__c: '2026-11-18',
          Amount__c: 0,
          Balance__c: 12,
          Deposit_Amount__c: -275,
          Deposit_Held__c: 0,
        },
      },
      { type: 'publish', eventType: 'deposit.refunded', about: 'account one', data: { amount: 275 } },
    ])
  })

  it('of an account that is older than its ledger begins with what was paid', () => {
    const rule = depositAfterRules.find(({ name }) => name === 'ledgerFollowsTheDeposit')
    const deposit = { Account__c: 'account one', Status__c: 'Refunded', Refund_Date__c: '2026-11-18' }
    const paid = {
      Purpose__c: 'Deposit',
      Channel__c: 'Portal',
      Deposit__c: 'deposit one',
      Amount__c: 275,
      Status__c: 'Settled',
      Payment_Date__c: '2026-10-01',
      Settled_Date__c: '2026-10-02',
    }
    const writes = rule?.effect({
      record: record(deposit, 'deposit one'),
      previous: { ...deposit, Status__c: 'Refunding', Refund_Date__c: null },
      related: { lastEntry: [], ownEntries: [], earlierPayments: [record(paid)] },
      now,
    })
    expect(writes).toMatchObject([
      { fields: { Sequence__c: 1, Kind__c: 'Deposit_Paid', Deposit_Amount__c: 275, Deposit_Held__c: 275 } },
      {
        fields: { Sequence__c: 2, Kind__c: 'Deposit_Refunded', Deposit_Amount__c: -275, Deposit_Held__c: 0 },
      },
      { eventType: 'deposit.refunded', data: { amount: 275 } },
    ])
    const related = { lastEntry: [], ownEntries: [], earlierPayments: [record(paid)] }
    const waiting = record({ ...deposit, Status__c: 'Refunding' }, 'deposit one')
    expect(rule?.effect({ record: waiting, previous: null, related, now })).toEqual([])
  })

  it('credits the interest once, whatever of it came before', () => {
    const interest = (credited: number, amounts: readonly number[]) => {
      const rule = depositAfterRules.find(({ name }) => name === 'ledgerFollowsTheDeposit')
      return rule?.effect({
        record: record(
          { Account__c: 'account one', Status__c: 'Refunding', Interest_Credited__c: credited },
          'deposit one',
        ),
        previous: null,
        related: {
          lastEntry: [record({ Sequence__c: 7, Balance__c: 12, Deposit_Held__c: 275 })],
          ownEntries: amounts.map((amount) => record({ Amount__c: amount, Deposit_Amount__c: 0 })),
        },
        now,
      })
    }
    const line = (amount: number, balance: number) => [
      {
        fields: {
          Kind__c: 'Deposit_Interest',
          Entry_Date__c: '2026-11-20',
          Amount__c: amount,
          Balance__c: balance,
          Deposit_Amount__c: 0,
          Deposit_Held__c: 275,
        },
      },
      { eventType: 'deposit.interest-credited', data: { depositId: 'deposit one', amount: -amount } },
    ]
    expect(interest(8.42, [])).toMatchObject(line(-8.42, 3.58))
    expect(interest(8.42, [-8.41])).toMatchObject(line(-0.01, 11.99))
    expect([interest(8.42, [-8.42]), interest(0, [])]).toEqual([[], []])
  })

  it('is left as it is by one that went back by its payments, and before', () => {
    expect([ledger('Refunded', [275, -275]), ledger('Refund_Failed', [275])]).toEqual([[], []])
  })
})

describe('a case about a deposit', () => {
  const accounts = [{ ContactId: 'contact one', 'Contact.Preferred_Language__c': 'en' }]
  const deposit = { Name: 'D-7', Account__c: 'account one', Order__c: 'order one' }
  const caseAbout = (subject: string) => ({
    Subject: subject,
    Description: expect.stringContaining('eposit D-7'),
    ContactId: 'contact one',
    AccountId: 'account one',
    Order__c: 'order one',
  })

  it('opens when it is in review for being above what is allowed, and at no lower amount', () => {
    const after = (Status__c: string, Required_Amount__c: number) =>
      writesOf(
        'caseOpensOverTheCap',
        { ...deposit, Status__c, Required_Amount__c, Cap_Amount__c: 300 },
        { accounts },
      )
    expect(after('In_Review', 300.01)).toMatchObject([
      caseAbout('We are checking the amount of your deposit'),
    ])
    expect([after('In_Review', 300), after('Due', 300.01)]).toEqual([[], []])
  })

  it('opens when the card does not take a refund, and for no other status', () => {
    const after = (Status__c: string) =>
      writesOf('caseOpensForTheFailedRefund', { ...deposit, Status__c }, { accounts })
    expect(after('Refund_Failed')).toMatchObject([caseAbout('We could not refund your deposit to your card')])
    expect([after('Refunding'), after('Refunded')]).toEqual([[], []])
  })

  it('opens for the interest of one that was held for more than 30 days, once it went back', () => {
    const held = { Paid_Date__c: '2026-10-20', Refund_Date__c: '2026-11-20', Interest_Accrued__c: 0.93 }
    const after = (values: Values, before: Values | null = { Status__c: 'Refunding' }) =>
      writesOf('caseOpensForTheInterest', { ...deposit, ...held, ...values }, { accounts }, before)
    const interestCase = [caseAbout('We owe you interest on your deposit')]
    expect(after({ Status__c: 'Refunded' })).toMatchObject(interestCase)
    expect(after({ Status__c: 'Applied', Interest_Credited__c: 0.92 })).toMatchObject(interestCase)
    for (const values of [
      { Status__c: 'Refunding' },
      { Status__c: 'Refunded', Paid_Date__c: '2026-10-21' },
      { Status__c: 'Refunded', Interest_Accrued__c: 0 },
      { Status__c: 'Applied', Interest_Credited__c: 0.93 },
      { Status__c: 'Refunded', Paid_Date__c: null },
      { Status__c: 'Refunded', Refund_Date__c: null },
    ])
      expect(after(values)).toEqual([])
    expect(after({ Status__c: 'Refunded' }, null)).toEqual([])
  })

  it('follows a new status, for the deposit’s own order and account', () => {
    const read = depositAfterRules.map(({ on, about, related }) => [
      ...on,
      about,
      ...Object.values(related).flatMap(({ where }) => where.map(({ equals }) => equals)),
    ])
    const of = (field: string) => ({ record: field })
    const account = of('Account__c')
    expect(read).toEqual([
      ['Status__c', 'Account__c'],
      [
        'Status__c',
        'Interest_Credited__c',
        'Account__c',
        account,
        account,
        account,
        account,
        account,
        of('Id'),
      ],
      ['Status__c', 'Order__c', of('Order__c'), of('Account__c'), of('Order__c')],
      ['Status__c', 'Account__c', of('Account__c')],
      ['Status__c', 'Account__c', of('Account__c')],
      ['Status__c', 'Account__c', of('Account__c')],
    ])
  })
})

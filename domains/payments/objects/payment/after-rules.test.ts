import type { FieldScalar } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { ruleRecord, writesOfRule } from '../../../testing/writes-of-rule'
import { paymentAfterRules } from './after-rules'

type Values = Readonly<Record<string, FieldScalar>>

/** The evening of 19 November in Chicago. */
const now = new Date('2026-11-20T03:00:00.000Z')

const writesOf = (name: string, payment: Values, related: Readonly<Record<string, readonly Values[]>>) =>
  writesOfRule(paymentAfterRules, name, payment, { related, now })

describe('the rules of payments', () => {
  it('follow a new status, and know other records of the payment’s own account alone', () => {
    const of = (field: string) => ({ fieldApiName: field, equals: { record: field } })
    const id = (field: string) => ({ fieldApiName: 'Id', equals: { record: field } })
    const read = paymentAfterRules.map(({ on, about, related }) => [
      on,
      about,
      ...Object.values(related).map(({ objectApiName, where }) => [objectApiName, ...where]),
    ])
    const account = of('Account__c')
    const value = (field: string, equals: string) => ({ fieldApiName: field, equals: { value: equals } })
    const lastEntry = ['Ledger_Entry__c', account]
    const ofPayment = (field: string) => ['Payment__c', of(field), account]
    expect(read).toEqual([
      [
        ['Status__c', 'Refunded_Amount__c'],
        'Account__c',
        lastEntry,
        ['Bill__c', account],
        ['Payment__c', account],
        ['Deposit__c', account],
        ['Ledger_Entry__c', account, { fieldApiName: 'Cause__c', equals: { record: 'Id' } }],
      ],
      [
        ['Status__c', 'Refunded_Amount__c'],
        'Deposit__c',
        ['Deposit__c', id('Deposit__c'), account],
        ofPayment('Deposit__c'),
      ],
      [
        ['Status__c', 'Refunded_Amount__c'],
        'Account__c',
        lastEntry,
        ['Ledger_Entry__c', account, value('Kind__c', 'Charge')],
        ['Bill__c', account],
        ['Bill__c', id('Bill__c'), account],
        ofPayment('Bill__c'),
      ],
      [['Status__c'], 'Account__c', ['Autopay__c', account]],
      [['Status__c'], 'Account__c', ['Deposit__c', id('Deposit__c'), account], ['Account', id('Account__c')]],
    ])
  })
})

describe('a deposit', () => {
  const due = { Status__c: 'Due', Required_Amount__c: 275, Paid_Amount__c: 0, Paid_Date__c: null }
  const settled = (amount: number, day = '2026-11-10', name = 'P1'): Values => ({
    Status__c: 'Settled',
    Amount__c: amount,
    Name: name,
    Settled_Date__c: day,
  })
  const after = (deposit: Values, payments: readonly Values[]) =>
    writesOf('depositFollowsItsPayments', {}, { deposits: [deposit], payments })

  it('holds no more than was required, whatever was paid', () => {
    const paid = { Paid_Amount__c: 275, Status__c: 'Paid' }
    expect(after(due, [settled(275)])).toMatchObject([paid])
    expect(after(due, [settled(300)])).toMatchObject([paid])
    expect(after(due, [settled(200), settled(200)])).toMatchObject([paid])
  })

  it('counts what settled alone, to the cent', () => {
    const others = ['Pending', 'Returned', 'Declined', 'Cancelled', 'Refunded'].map((Status__c) => ({
      ...settled(100),
      Status__c,
    }))
    expect(after(due, others)).toEqual([])
    expect(after(due, [...others, settled(0.1), settled(0.2)])).toMatchObject([
      { Paid_Amount__c: 0.3, Status__c: 'Part_Paid' },
    ])
    expect(after(due, [settled(274.99)])).toMatchObject([{ Paid_Amount__c: 274.99, Status__c: 'Part_Paid' }])
  })

  it('is paid on the day of its last payment, by its number, and begins to earn', () => {
    const payments = [settled(100, '2026-11-12', 'P2'), settled(175, '2026-11-10', 'P1')]
    expect(after(due, payments)).toEqual([
      {
        Paid_Amount__c: 275,
        Status__c: 'Paid',
        Paid_Date__c: '2026-11-12',
        Payment_Confirmation_Number__c: 'P2',
        Interest_Accrued__c: 0,
        On_Time_Bills__c: 0,
      },
    ])
  })

  it('is paid today where billing did not say on which day, and from when it first came where it came again', () => {
    const undated = { ...settled(275), Settled_Date__c: null }
    expect(after(due, [undated])).toMatchObject([{ Paid_Date__c: '2026-11-19' }])
    expect(after({ ...due, Paid_Date__c: '2026-01-02' }, [settled(275)])).toMatchObject([
      { Paid_Date__c: '2026-01-02' },
    ])
  })

  it('is due again, in whole or in part, when payments are returned', () => {
    const paid = { ...due, Status__c: 'Paid', Paid_Amount__c: 275, Paid_Date__c: '2026-11-10' }
    expect(after(paid, [])).toEqual([
      { Paid_Amount__c: 0, Status__c: 'Due', Paid_Date__c: null, Payment_Confirmation_Number__c: null },
    ])
    expect(after(paid, [settled(100)])).toEqual([
      {
        Paid_Amount__c: 100,
        Status__c: 'Part_Paid',
        Paid_Date__c: null,
        Payment_Confirmation_Number__c: 'P1',
      },
    ])
  })

  it('under review takes the money and stays under review', () => {
    expect(after({ ...due, Status__c: 'In_Review' }, [settled(275)])).toEqual([
      { Paid_Amount__c: 275, Paid_Date__c: null, Payment_Confirmation_Number__c: 'P1' },
    ])
    expect(after({ ...due, Status__c: 'In_Review' }, [])).toEqual([])
  })

  it('that was refunded, maybe by check, is left as it is', () => {
    expect(after({ ...due, Status__c: 'Refunded' }, [settled(275)])).toEqual([])
  })

  it.each(['Cancelled', 'Waived', 'Applied'])(
    'that is %s goes back when money comes that was on its way, to the cent',
    (Status__c) => {
      const gone = { ...due, Status__c }
      expect(after(gone, [settled(0.01)])).toEqual([{ Paid_Amount__c: 0.01, Status__c: 'Refunding' }])
      expect(after(gone, [{ ...settled(275), Status__c: 'Cancelled' }])).toEqual([])
      const applied = { ...settled(275), Channel__c: 'Deposit' }
      const usedUp = { ...gone, Paid_Amount__c: 275 }
      expect(after(usedUp, [settled(275), applied])).toEqual([])
      expect(after(usedUp, [settled(275), settled(5), applied])).toEqual([
        { Paid_Amount__c: 275, Status__c: 'Refunding' },
      ])
    },
  )

  it.each(['Refunding', 'Refund_Failed'])(
    'that is %s has gone back when all that it held has',
    (Status__c) => {
      const held = { ...due, Status__c, Paid_Amount__c: 275 }
      const back = (amount: number) => ({ ...settled(amount), Status__c: 'Refunded' })
      expect(after(held, [back(175), settled(100)])).toEqual([])
      expect(after(held, [back(274.99)])).toEqual([])
      expect(after(held, [back(275), settled(0.01)])).toEqual([])
      expect(after({ ...held, Paid_Amount__c: 0 }, [{ ...settled(5), Status__c: 'Declined' }])).toMatchObject(
        [{ Status__c: 'Refunded' }],
      )
      const onItsWay = { ...settled(100), Status__c: 'Pending' }
      expect(after(held, [back(275), onItsWay])).toEqual([])
      expect(after(held, [back(275), { ...onItsWay, Status__c: 'Declined' }])).toHaveLength(1)
      const inPart = { ...held, Paid_Amount__c: 175 }
      expect(after(inPart, [back(175), settled(100)])).toEqual([{ Paid_Amount__c: 275 }])
      expect(after(inPart, [back(175), settled(175)])).toEqual([{ Paid_Amount__c: 275 }])
      expect(after(inPart, [settled(175), onItsWay])).toEqual([])
      expect(after(held, [back(175), back(100)])).toEqual([
        { Status__c: 'Refunded', Refund_Date__c: '2026-11-19' },
      ])
    },
  )

  it.each([
    ['took a part and the rest is to go back', [settled(275)], 120, []],
    ['took a part and the rest went back', [{ ...settled(275), Refunded_Amount__c: 155 }], 120, 'Refunded'],
    ['took a part and a cent is left', [{ ...settled(275), Refunded_Amount__c: 154.99 }], 120, []],
    [
      'took one of two payments and the other went back',
      [settled(120), { ...settled(155), Status__c: 'Refunded' }],
      120,
      'Refunded',
    ],
    ['took all', [settled(275)], 275, 'Applied'],
    ['took all and more is on its way', [settled(275), { ...settled(5), Status__c: 'Pending' }], 275, []],
    ['took a part of what was taken back since', [], 120, []],
    ['took the only cent', [settled(0.01)], 0.01, 'Applied'],
  ])('of which a bill %s', (_what, payments, applied, status) => {
    const held = { ...due, Status__c: 'Refunding', Paid_Amount__c: applied === 0.01 ? 0.01 : 275 }
    const fromDeposit = { ...settled(applied), Channel__c: 'Deposit' }
    expect(after(held, [...payments, fromDeposit])).toEqual(
      typeof status === 'string' ? [{ Status__c: status, Refund_Date__c: '2026-11-19' }] : status,
    )
  })

  it('that holds the same is not written again, but for a status that does not fit', () => {
    const part = { ...due, Status__c: 'Part_Paid', Paid_Amount__c: 100 }
    expect([after(part, [settled(100)]), after(due, [])]).toEqual([[], []])
    expect(after({ ...part, Status__c: 'Due' }, [settled(100)])).toMatchObject([{ Status__c: 'Part_Paid' }])
  })
})

describe('a bill', () => {
  const billId = 'newestBills 0'
  const open = { Status__c: 'Open', Closing_Balance__c: 120.5, Due_Date__c: '2026-11-19' }
  const paid = (amount: number, day: string, Status__c = 'Settled'): Values => ({
    Status__c,
    Amount__c: amount,
    Payment_Date__c: day,
  })
  const settled = { Status__c: 'Settled', Bill__c: billId, Payment_Date__c: '2026-11-14' }
  /** The writes where the account owes `owed` after the payment; the newest bill is `bill`. */
  const after = (
    owed: number,
    bill: Values,
    payments: readonly Values[] = [],
    payment: Values = settled,
    charges: readonly Values[] = [],
  ) =>
    writesOf('billFollowsTheLedger', payment, {
      lastEntry: [{ Sequence__c: 3, Balance__c: owed, Deposit_Held__c: 0 }],
      newestBills: [bill],
      bills: [],
      charges,
      payments,
    })

  it.each(['Open', 'Past_Due'])('that is %s is paid on the day on which enough had come', (Status__c) => {
    const payments = [paid(20, '2026-11-12'), paid(100.5, '2026-11-10'), paid(5, '2026-11-14')]
    expect(after(-5, { ...open, Status__c }, payments)).toEqual([
      { Status__c: 'Paid', Paid_Date__c: '2026-11-12' },
    ])
  })

  it('is not paid on a day on which a cent was missing, and is written once where it is the newest', () => {
    const payments = [paid(120.49, '2026-11-12'), paid(0.01, '2026-11-14')]
    const rule = paymentAfterRules.find(({ name }) => name === 'billFollowsTheLedger')
    const writes = rule?.effect({
      record: ruleRecord(settled),
      previous: null,
      related: {
        lastEntry: [ruleRecord({ Sequence__c: 3, Balance__c: 0, Deposit_Held__c: 0 })],
        newestBills: [ruleRecord(open, billId)],
        bills: [ruleRecord(open, billId)],
        payments: payments.map((values) => ruleRecord(values)),
      },
      now,
    })
    expect(writes).toEqual([
      { type: 'update', recordId: billId, fields: { Status__c: 'Paid', Paid_Date__c: '2026-11-14' } },
    ])
  })

  it('is not paid on the day of a payment of it that failed', () => {
    const failed = paid(120.5, '2026-11-02', 'Declined')
    expect(after(0, open, [failed, paid(120.5, '2026-11-12')])).toEqual([
      { Status__c: 'Paid', Paid_Date__c: '2026-11-12' },
    ])
  })

  it('is paid on the day of the payment where other bills’ payments paid it, too', () => {
    const payment = { ...settled, Bill__c: 'another bill' }
    expect(after(0, open, [paid(120.5, '2026-11-01')], payment)).toEqual([
      { Status__c: 'Paid', Paid_Date__c: '2026-11-14' },
    ])
  })

  it('is not paid while a cent is owed, nor by a payment that has not settled or is for a deposit', () => {
    expect(after(0.01, open)).toEqual([])
    expect(after(0, open, [], { ...settled, Status__c: 'Pending' })).toEqual([])
    expect(after(0, open, [], { ...settled, Purpose__c: 'Deposit' })).toEqual([])
  })

  it('is paid when only charges that are due later are left', () => {
    const later = { Amount__c: 80, Due_Date__c: '2026-12-19' }
    expect(after(80, open, [], settled, [later])).toMatchObject([{ Status__c: 'Paid' }])
    expect(after(80.01, open, [], settled, [later])).toEqual([])
  })

  it('that was paid is owed again when its payment is returned: open until its due date, past due after it', () => {
    const again = (Due_Date__c: string) => {
      const rule = paymentAfterRules.find(({ name }) => name === 'billFollowsTheLedger')
      return rule?.effect({
        record: ruleRecord({ ...settled, Status__c: 'Returned' }),
        previous: { Status__c: 'Settled' },
        related: {
          lastEntry: [ruleRecord({ Sequence__c: 3, Balance__c: 120.5, Deposit_Held__c: 0 })],
          newestBills: [ruleRecord({ ...open, Status__c: 'Paid', Due_Date__c }, billId)],
        },
        now,
      })
    }
    const write = (Status__c: string) => [
      { type: 'update', recordId: billId, fields: { Status__c, Paid_Date__c: null } },
    ]
    expect(again('2026-11-19')).toEqual(write('Open'))
    expect(again('2026-11-18')).toEqual(write('Past_Due'))
  })

  it('that is older is owed again when its payment goes back, or was paid later by what came for a newer one', () => {
    const rule = paymentAfterRules.find(({ name }) => name === 'billFollowsTheLedger')
    const after = (later: number) =>
      rule?.effect({
        record: ruleRecord({ ...settled, Bill__c: 'older', Status__c: 'Returned' }),
        previous: { Status__c: 'Settled' },
        related: {
          lastEntry: [ruleRecord({ Sequence__c: 3, Balance__c: 100, Deposit_Held__c: 0 })],
          charges: [ruleRecord({ Amount__c: later, Due_Date__c: '2026-11-19' })],
          newestBills: [ruleRecord({ ...open, Status__c: 'Paid' }, billId)],
          bills: [ruleRecord({ ...open, Status__c: 'Paid', Due_Date__c: '2026-10-19' }, 'older')],
        },
        now,
      })
    const newest = { type: 'update', recordId: billId, fields: { Status__c: 'Open', Paid_Date__c: null } }
    const older = (fields: Values) => ({ type: 'update', recordId: 'older', fields })
    expect(after(99)).toEqual([newest, older({ Status__c: 'Past_Due', Paid_Date__c: null })])
    expect(after(100)).toEqual([newest, older({ Paid_Date__c: '2026-11-19' })])
  })

  it('that is paid, or was carried over, is not written again', () => {
    expect(after(0, { ...open, Status__c: 'Paid' })).toEqual([])
    expect(after(0, { ...open, Status__c: 'Carried_Over' })).toEqual([])
    expect(after(120.5, { ...open, Status__c: 'Carried_Over' })).toEqual([])
  })
})

describe('the ledger', () => {
  const deposit = {
    Name: 'P1',
    Account__c: 'account',
    Purpose__c: 'Deposit',
    Deposit__c: 'deposit',
    Amount__c: 275,
    Payment_Date__c: '2026-11-10',
    Settled_Date__c: '2026-11-10',
  }
  const lines = (payment: Values, ownEntries: readonly Values[]) =>
    writesOf('ledgerFollowsThePayment', payment, { ownEntries }).flatMap((write) =>
      'objectApiName' in write && write.objectApiName === 'Ledger_Entry__c' ? [write.fields] : [],
    )

  it('holds a deposit that was paid, and lets it go when it is refunded', () => {
    expect(lines({ ...deposit, Status__c: 'Settled' }, [])).toMatchObject([
      { Amount__c: 0, Deposit_Amount__c: 275, Deposit_Held__c: 275 },
    ])
    const refunded = { ...deposit, Status__c: 'Refunded', Refunded_Date__c: '2026-11-19' }
    expect(lines(refunded, [{ Amount__c: 0, Deposit_Amount__c: 275 }])).toMatchObject([
      { Amount__c: 0, Deposit_Amount__c: -275 },
    ])
  })

  it('gets no line, and none of an earlier time, from a payment that moved no money', () => {
    const bill = {
      Name: 'B-1',
      Bill_Date__c: '2026-10-02',
      Due_Date__c: '2026-10-18',
      Opening_Balance__c: 0,
      Charges__c: 100,
      Payments__c: 0,
      Matched_Payments__c: 0,
      Closing_Balance__c: 100,
    }
    const declined = { ...deposit, Status__c: 'Declined', Settled_Date__c: null }
    expect(writesOf('ledgerFollowsThePayment', declined, { earlierBills: [bill] })).toEqual([])
  })

  it('that is younger than the payment has what came of it before stored once', () => {
    const rule = paymentAfterRules.find(({ name }) => name === 'ledgerFollowsThePayment')
    const settled = { ...deposit, Status__c: 'Settled' }
    const returned = { ...deposit, Status__c: 'Returned', Returned_Date__c: '2026-11-18' }
    const writes = rule?.effect({
      record: ruleRecord(returned),
      previous: settled,
      related: { lastEntry: [], ownEntries: [], earlierPayments: [ruleRecord(returned)] },
      now,
    })
    expect(writes?.flatMap((write) => ('objectApiName' in write ? [write.fields] : []))).toMatchObject([
      { Sequence__c: 1, Kind__c: 'Deposit_Paid', Deposit_Amount__c: 275, Deposit_Held__c: 275 },
      { Sequence__c: 2, Deposit_Amount__c: -275, Deposit_Held__c: 0 },
    ])
  })
})

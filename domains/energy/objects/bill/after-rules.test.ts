import type { ActionRecord, FieldScalar } from '@porchlight/metadata'
import { describe, expect, it } from 'vitest'
import { billAfterRules } from './after-rules'

type Values = Readonly<Record<string, FieldScalar>>
type Found = readonly [id: string, values: Values]

/** The evening of 19 November in Chicago. */
const now = new Date('2026-11-20T03:00:00.000Z')

const october = {
  Name: 'B-1',
  Account__c: 'account',
  Status__c: 'Open',
  Bill_Date__c: '2026-10-02',
  Due_Date__c: '2026-10-18',
  Opening_Balance__c: 0,
  Charges__c: 100,
  Payments__c: 0,
  Matched_Payments__c: 0,
  Closing_Balance__c: 100,
}
const november = {
  ...october,
  Name: 'B-2',
  Bill_Date__c: '2026-11-02',
  Due_Date__c: '2026-11-18',
  Opening_Balance__c: 100,
  Charges__c: 20.5,
  Closing_Balance__c: 120.5,
}
const first = { ...november, Opening_Balance__c: 0, Charges__c: 120.5 }

const [rule] = billAfterRules

/** What the rule writes when `after` becomes of `before`, and it may know of other records the fields that it declares. */
function writesOf(
  after: Values,
  before: Values | null,
  related: Readonly<Record<string, readonly Found[]>>,
  { id = 'november', at = now }: { readonly id?: string; readonly at?: Date } = {},
) {
  if (rule === undefined) throw new TypeError('Bills have no such rule.')
  const accounts: readonly Found[] = [['account', { ContactId: 'contact', Time_Zone__c: 'America/Chicago' }]]
  const found = Object.entries({ accounts, ...related }).map(([key, all]) => {
    const declared = rule.related[key]?.fields ?? []
    const readable = (values: Values) => Object.entries(values).filter(([field]) => declared.includes(field))
    return [
      key,
      all.map(([id, values]): ActionRecord => ({ id, values: Object.fromEntries(readable(values)) })),
    ]
  })
  const context = {
    record: { id, values: after },
    previous: before,
    related: Object.fromEntries(found),
    now: at,
  }
  const writes = rule.effect(context)
  const lines = writes.flatMap((write) =>
    write.type === 'create' && write.objectApiName === 'Ledger_Entry__c' ? [write.fields] : [],
  )
  return {
    lines: lines.map(({ Kind__c, Amount__c, Deposit_Amount__c, Entry_Date__c, Key__c }) => [
      Kind__c,
      Amount__c === 0 ? Deposit_Amount__c : Amount__c,
      Entry_Date__c,
      Key__c,
    ]),
    owed: lines.at(-1)?.Balance__c,
    cases: writes.filter((write) => write.type === 'create' && write.objectApiName === 'Case').length,
    status: writes.flatMap((write) => (write.type === 'update' ? [write.fields] : [])),
  }
}

const line = (owed: number): readonly Found[] => [
  ['line', { Sequence__c: 7, Balance__c: owed, Deposit_Held__c: 0 }],
]
const newest: readonly Found[] = [
  ['november', november],
  ['october', october],
]
const ofBilling = (kind: string, amount: number): Found => [
  `${kind} ${amount}`,
  { Kind__c: kind, Amount__c: amount, Cause_Type__c: 'Bill' },
]

it('knows the bills, payments and lines of the bill’s own account alone, and of waiting payments those of bills', () => {
  const own = { fieldApiName: 'Account__c', equals: { record: 'Account__c' } }
  const value = (field: string, equals: string) => ({ fieldApiName: field, equals: { value: equals } })
  expect([rule?.on, rule?.about]).toEqual([['Closing_Balance__c', 'Status__c'], 'Account__c'])
  const where = Object.entries(rule?.related ?? {}).map(([key, related]) => [key, related.where])
  expect(Object.fromEntries(where)).toEqual({
    lastEntry: [own],
    earlierBills: [own],
    earlierPayments: [own],
    earlierDeposits: [own],
    newestBills: [own],
    ownEntries: [own, { fieldApiName: 'About__c', equals: { record: 'Id' } }],
    entriesOfPayments: [own, value('Cause_Type__c', 'Payment')],
    waitingPayments: [own, value('Status__c', 'Pending'), value('Purpose__c', 'Bill')],
    accounts: [{ fieldApiName: 'Id', equals: { record: 'Account__c' } }],
  })
})

describe('a bill that is issued', () => {
  it('is a charge of its day', () => {
    const written = writesOf(first, null, { newestBills: [['november', first]] })
    expect(written).toEqual({
      lines: [['Charge', 120.5, '2026-11-02', 'bill B-2 1']],
      owed: 120.5,
      cases: 0,
      status: [],
    })
  })

  it('and is called paid is a charge and the payment of it, each under a key of its own', () => {
    const paid = { ...first, Status__c: 'Paid' }
    expect(writesOf(paid, null, { newestBills: [['november', paid]] }).lines).toEqual([
      ['Charge', 120.5, '2026-11-02', 'bill B-2 1'],
      ['Payment', -120.5, '2026-11-02', 'bill B-2 2'],
    ])
  })

  it('without a payment of ours becomes a case, unless the payment came on the day of the last bill or later', () => {
    const after = (day: string) =>
      writesOf(november, null, {
        lastEntry: line(60),
        newestBills: newest,
        entriesOfPayments: [['payment', { Kind__c: 'Payment', Amount__c: -40, Entry_Date__c: day }]],
      })
    expect(after('2026-10-01')).toMatchObject({ owed: 80.5, cases: 1 })
    expect(after('2026-10-02')).toMatchObject({ owed: 80.5, cases: 0 })
    const older: readonly Found[] = [['december', november], ...newest]
    expect(writesOf(november, null, { lastEntry: line(60), newestBills: older })).toMatchObject({
      lines: [],
      cases: 0,
    })
    const waiting = (amount: number) =>
      writesOf(november, null, {
        lastEntry: line(60),
        newestBills: newest,
        waitingPayments: [['waiting', { Amount__c: amount }]],
      })
    expect([waiting(0.01).cases, waiting(0).cases]).toEqual([0, 1])
  })

  it('of an account that is older than its ledger comes after a deposit that went back by check, and not before it did', () => {
    const kinds = (Status__c: string) =>
      writesOf(november, null, {
        newestBills: newest,
        earlierBills: newest,
        earlierPayments: [
          [
            'deposit',
            {
              Purpose__c: 'Deposit',
              Deposit__c: 'held',
              Amount__c: 275,
              Status__c: 'Settled',
              Payment_Date__c: '2026-10-15',
              Settled_Date__c: '2026-10-20',
            },
          ],
        ],
        earlierDeposits: [['held', { Status__c, Refund_Date__c: '2026-10-25' }]],
      }).lines.map(([kind]) => kind)
    expect(kinds('Refunding')).toEqual(['Charge', 'Deposit_Paid', 'Charge'])
    expect(kinds('Refunded')).toEqual(['Charge', 'Deposit_Paid', 'Deposit_Refunded', 'Charge'])
  })

  it('of an account that is older than its ledger comes after what was stored before, and deposits pay no bill', () => {
    const payment = (id: string, fields: Values): Found => [
      id,
      { Status__c: 'Settled', Payment_Date__c: '2026-10-15', Settled_Date__c: '2026-10-20', ...fields },
    ]
    const written = writesOf(november, null, {
      newestBills: newest,
      earlierBills: newest,
      earlierPayments: [payment('deposit', { Purpose__c: 'Deposit', Deposit__c: 'held', Amount__c: 275 })],
    })
    expect(written.lines.map(([kind, amount, day]) => [kind, amount, day])).toEqual([
      ['Charge', 100, '2026-10-02'],
      [expect.stringContaining('Deposit'), 275, '2026-10-20'],
      ['Charge', 20.5, '2026-11-02'],
    ])
    expect([written.owed, written.cases]).toEqual([120.5, 0])
  })
})

describe('of a bill that billing called unpaid before', () => {
  it('billing takes back a payment that came another way: it is returned', () => {
    const taken = { ...november, Closing_Balance__c: 160.5 }
    const after = (ownEntries: readonly Found[]) =>
      writesOf(taken, november, { lastEntry: line(120.5), newestBills: newest, ownEntries })
    expect(after([ofBilling('Charge', 20.5), ofBilling('Payment', -40)])).toMatchObject({
      lines: [['Return', 40, '2026-11-19', 'bill B-2 3']],
      owed: 160.5,
      cases: 0,
    })
  })

  it('a charge of billing is no payment that it takes back', () => {
    const lowered = { ...november, Closing_Balance__c: 160.5 }
    const after = (ownEntries: readonly Found[]) =>
      writesOf(lowered, november, { lastEntry: line(120.5), newestBills: newest, ownEntries }).lines.map(
        ([kind, amount]) => [kind, amount],
      )
    expect(after([ofBilling('Charge', -40)])).toEqual([['Adjustment', 40]])
    expect(after([ofBilling('Payment', -40)])).toEqual([['Return', 40]])
  })

  it('the line has the day of the account’s own time zone', () => {
    const taken = { ...november, Closing_Balance__c: 160.5 }
    const dayAt = (zone: string) => {
      const accounts: readonly Found[] = [['account', { ContactId: 'contact', Time_Zone__c: zone }]]
      const related = { accounts, lastEntry: line(120.5), newestBills: newest }
      return writesOf(taken, november, related, { at: new Date('2026-11-20T05:30:00.000Z') }).lines[0]?.[2]
    }
    expect(['America/New_York', 'America/Chicago'].map(dayAt)).toEqual(['2026-11-20', '2026-11-19'])
  })

  it('a payment that was returned is not returned again: what billing adds then is an adjustment and a case', () => {
    const raised = { ...november, Closing_Balance__c: 150.5 }
    const ownEntries = [ofBilling('Charge', 20.5), ofBilling('Payment', -40), ofBilling('Return', 40)]
    const written = writesOf(raised, november, { lastEntry: line(120.5), newestBills: newest, ownEntries })
    expect(written).toMatchObject({ lines: [['Adjustment', 30, '2026-11-19', 'bill B-2 4']], cases: 1 })
  })

  it('what billing adds is no difference as far as payments made here went back', () => {
    const raised = { ...november, Closing_Balance__c: 190.5 }
    const moved = (kind: string, amount: number): Found => [
      `${kind} ${amount}`,
      { Kind__c: kind, Amount__c: amount, Entry_Date__c: '2026-11-10' },
    ]
    const entriesOfPayments = [moved('Payment', -80), moved('Return', 40), moved('Return', 30)]
    const written = writesOf(raised, november, {
      lastEntry: line(120.5),
      newestBills: newest,
      entriesOfPayments,
    })
    expect([written.lines, written.cases]).toEqual([[], 0])
  })

  it('billing does not take back what was paid here, though no line of it is stored yet', () => {
    const paidHere = (bill: string): Found => [
      'payment',
      {
        Purpose__c: 'Bill',
        Bill__c: bill,
        Amount__c: 40,
        Status__c: 'Settled',
        Payment_Date__c: '2026-10-20',
        Settled_Date__c: '2026-10-20',
      },
    ]
    const before = { ...october, Payments__c: 40, Matched_Payments__c: 40, Closing_Balance__c: 60 }
    const own = writesOf(
      october,
      before,
      {
        newestBills: [['october', october]],
        earlierBills: [['october', october]],
        earlierPayments: [paidHere('october')],
      },
      { id: 'october' },
    )
    expect([own.lines.map(([kind]) => kind), own.owed, own.cases]).toEqual([['Charge', 'Payment'], 60, 0])

    const later = { ...november, Opening_Balance__c: 60, Closing_Balance__c: 80.5 }
    const raised = { ...later, Closing_Balance__c: 120.5 }
    const others = writesOf(raised, later, {
      newestBills: [
        ['november', raised],
        ['october', before],
      ],
      earlierBills: [
        ['november', raised],
        ['october', before],
      ],
      earlierPayments: [paidHere('october')],
    })
    expect(others.lines.at(-1)?.slice(0, 2)).toEqual(['Adjustment', 40])
    expect([others.owed, others.cases]).toEqual([120.5, 1])
  })
})

describe('the status of a bill', () => {
  const touched = { ...november, Status__c: 'Past_Due' }

  it('is paid once nothing is owed, of the newest bill alone', () => {
    const after = (newestBills: readonly Found[]) =>
      writesOf(touched, november, { lastEntry: line(0), newestBills }).status
    expect(after(newest)).toEqual([{ Status__c: 'Paid', Paid_Date__c: '2026-11-19' }])
    expect(after([['december', november], ...newest])).toEqual([])
    const ofStatus = (Status__c: string) =>
      writesOf({ ...november, Status__c }, november, { lastEntry: line(0), newestBills: newest }).status
    expect(ofStatus('Open')).toEqual([{ Status__c: 'Paid', Paid_Date__c: '2026-11-19' }])
    expect(ofStatus('Carried_Over')).toEqual([])
  })

  it('stays where it asked for nothing, or for a credit', () => {
    for (const Closing_Balance__c of [0, -5]) {
      const credit = { ...touched, Closing_Balance__c }
      expect(writesOf(credit, november, { lastEntry: line(0), newestBills: newest }).status).toEqual([])
    }
  })

  it('of a cent is paid like any other', () => {
    const cent = { ...touched, Closing_Balance__c: 0.01 }
    expect(writesOf(cent, november, { lastEntry: line(0), newestBills: newest }).status).toHaveLength(1)
  })

  it('is open again before its due date has passed, and past due after it', () => {
    const again = (Due_Date__c: string) =>
      writesOf({ ...november, Due_Date__c, Status__c: 'Paid' }, null, {
        lastEntry: line(130.5),
        newestBills: newest,
        ownEntries: [ofBilling('Charge', 20.5)],
      }).status.map(({ Status__c }) => Status__c)
    expect(again('2026-11-18')).toEqual(['Past_Due'])
    expect(again('2026-11-19')).toEqual(['Open'])
  })

  it('stays while anything is owed', () => {
    expect(writesOf(touched, november, { lastEntry: line(0.01), newestBills: newest }).status).toEqual([])
  })

  it('is owed again once more is owed than the bill asks for', () => {
    const paid = { ...november, Status__c: 'Paid' }
    const after = (owed: number) =>
      writesOf(paid, paid, { lastEntry: line(owed), newestBills: newest }).status
    expect(after(120.5)).toEqual([])
    expect(after(100)).toEqual([])
    expect(after(120.51)).toEqual([{ Status__c: 'Past_Due', Paid_Date__c: null }])
    const ofNothing = { ...paid, Closing_Balance__c: 0 }
    const status = writesOf(ofNothing, ofNothing, { lastEntry: line(0.01), newestBills: newest }).status
    expect(status).toEqual([{ Status__c: 'Past_Due', Paid_Date__c: null }])
  })
})

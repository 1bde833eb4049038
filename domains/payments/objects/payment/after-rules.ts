import {
  type ActionRecord,
  type ActionWrite,
  type AfterRuleContext,
  type AfterRuleDeclaration,
  type RelatedDeclaration,
  toCents,
} from '@porchlight/metadata'
import { change, text } from '../../../customers/objects/action-kinds'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import { localDay } from '../../../customers/rules/calendar-day'
import { ledgerBefore, ledgerOfAccount, toReceivedPayment } from '../../../energy/objects/bill/account-money'
import { eventsOfEntries } from '../../../ledger/objects/ledger-entry/events'
import {
  chargesOfAccount,
  lastEntryOfAccount,
  storedAmounts,
  totalsOf,
  writesOfEntries,
} from '../../../ledger/objects/ledger-entry/writes'
import { owedBy } from '../../../ledger/rules/account-position'
import { entriesOfPayment } from '../../../ledger/rules/received-money'
import { leftCents } from '../../rules/left-of-payment'
import { moneyNotOwed } from './money-not-owed'

/** The bill that a payment names. */
const billOfPayment: RelatedDeclaration = {
  objectApiName: 'Bill__c',
  where: [{ fieldApiName: 'Id', equals: { record: 'Bill__c' } }, ofTheSameAccount],
  fields: ['Status__c', 'Closing_Balance__c', 'Due_Date__c'],
}

/** The amount that a deposit holds is that paid towards it and not refunded. */
const depositFollows: AfterRuleDeclaration = {
  name: 'depositFollowsItsPayments',
  on: ['Status__c', 'Refunded_Amount__c'],
  about: 'Deposit__c',
  related: {
    deposits: {
      objectApiName: 'Deposit__c',
      where: [{ fieldApiName: 'Id', equals: { record: 'Deposit__c' } }, ofTheSameAccount],
      fields: ['Status__c', 'Required_Amount__c', 'Paid_Amount__c', 'Paid_Date__c'],
    },
    payments: {
      objectApiName: 'Payment__c',
      where: [{ fieldApiName: 'Deposit__c', equals: { record: 'Deposit__c' } }, ofTheSameAccount],
      fields: ['Status__c', 'Channel__c', 'Amount__c', 'Refunded_Amount__c', 'Name', 'Settled_Date__c'],
    },
  },
  effect: ({ related, now }) =>
    (related.deposits ?? []).flatMap((deposit) =>
      depositWrites(deposit, related.payments ?? [], localDay(now)),
    ),
}

const requestsPayment: readonly unknown[] = ['Due', 'Part_Paid', 'Paid']

function depositWrites(
  deposit: ActionRecord,
  payments: readonly ActionRecord[],
  today: string,
): readonly ActionWrite[] {
  const { Status__c, Required_Amount__c, Paid_Amount__c, Paid_Date__c } = deposit.values
  const required = toCents(Required_Amount__c)
  const { settled, heldCents } = settledMoney(payments)
  const held = Math.min(required, heldCents)
  const isUnder = Status__c === 'In_Review'
  if (goesBack.includes(Status__c)) return refundWrites(deposit, payments, today)
  if (isNotOwed.includes(Status__c) && held > 0) {
    // It was on its way when the deposit was cancelled, waived or used up, and came.
    const paid = Math.max(held, toCents(Paid_Amount__c))
    return [change(deposit, { Paid_Amount__c: paid / 100, Status__c: 'Refunding' })]
  }
  if (!isUnder && !requestsPayment.includes(Status__c)) return []
  if (held === toCents(Paid_Amount__c) && (isUnder || Status__c !== 'Due' || held === 0)) return []
  const status = held === 0 ? 'Due' : held < required ? 'Part_Paid' : 'Paid'
  const last = [...settled]
    .sort((one, other) =>
      String(one.values.Settled_Date__c).localeCompare(String(other.values.Settled_Date__c)),
    )
    .at(-1)
  const isPaid = status === 'Paid' && !isUnder
  return [
    change(deposit, {
      Paid_Amount__c: held / 100,
      Status__c: isUnder ? undefined : status,
      // Money that was returned and came again counts from when it first came.
      Paid_Date__c: isPaid ? (Paid_Date__c ?? last?.values.Settled_Date__c ?? today) : null,
      Payment_Confirmation_Number__c: last?.values.Name ?? null,
      Interest_Accrued__c: isPaid ? 0 : undefined,
      On_Time_Bills__c: isPaid ? 0 : undefined,
    }),
  ]
}

const goesBack: readonly unknown[] = ['Refunding', 'Refund_Failed']
const isNotOwed: readonly unknown[] = ['Cancelled', 'Waived', 'Applied']

/** The settled payments towards a deposit, what of it paid a bill, and what neither did nor went back, in cents. */
function settledMoney(payments: readonly ActionRecord[]) {
  const all = payments.filter(({ values }) => values.Status__c === 'Settled')
  const settled = all.filter(({ values }) => values.Channel__c !== 'Deposit')
  const appliedCents = leftOf(all.filter(({ values }) => values.Channel__c === 'Deposit'))
  return { settled, appliedCents, heldCents: leftOf(settled) - appliedCents }
}

/**
 * A deposit has gone back when nothing of it is left with us, nor still on its way to us, and all that it held came back by its
 * payments or paid a bill.
 */
function refundWrites(
  deposit: ActionRecord,
  payments: readonly ActionRecord[],
  today: string,
): readonly ActionWrite[] {
  const having = (status: string) => payments.filter(({ values }) => values.Status__c === status)
  const { settled, appliedCents, heldCents } = settledMoney(payments)
  const amountCents = sumOf(settled) + sumOf(having('Refunded'))
  const refundedCents = amountCents - leftOf(settled)
  const paid = toCents(deposit.values.Paid_Amount__c)
  // What was on its way when the deposit was to go back, and came.
  const came = Math.min(toCents(deposit.values.Required_Amount__c), amountCents)
  const isLeft = heldCents > 0 || having('Pending').length > 0
  if (isLeft || refundedCents + appliedCents < paid) {
    return came > paid ? [change(deposit, { Paid_Amount__c: came / 100 })] : []
  }
  const status = appliedCents > 0 && refundedCents === 0 ? 'Applied' : 'Refunded'
  return [change(deposit, { Status__c: status, Refund_Date__c: today })]
}

/** Money that came or went is a line of the account's ledger. */
const ledgerFollows: AfterRuleDeclaration = {
  name: 'ledgerFollowsThePayment',
  on: ['Status__c', 'Refunded_Amount__c'],
  about: 'Account__c',
  related: {
    ...ledgerOfAccount,
    ownEntries: {
      objectApiName: 'Ledger_Entry__c',
      where: [ofTheSameAccount, { fieldApiName: 'Cause__c', equals: { record: 'Id' } }],
      fields: ['Amount__c', 'Deposit_Amount__c'],
    },
  },
  effect: (context) => {
    const { record, related, now } = context
    const { stored, missing } = ledgerBefore(context)
    const own = [
      ...(related.ownEntries ?? []).map(storedAmounts),
      ...missing.filter(({ causeId }) => causeId === record.id),
    ]
    const hereCents = own.reduce((sum, entry) => sum + entry.depositCents - entry.cents, 0)
    const before = { count: own.length, hereCents }
    const entries = entriesOfPayment(toReceivedPayment(record), before, localDay(now))
    // What is older than the ledger is stored with the first line that follows.
    if (entries.length === 0) return []
    const accountId = record.values.Account__c ?? null
    return [
      ...writesOfEntries(accountId, stored, [...missing, ...entries]),
      ...eventsOfEntries(accountId, entries),
    ]
  },
}

/** The account's newest bill requests all that is owed; an older one, the part of it that later charges leave. */
const billFollows: AfterRuleDeclaration = {
  name: 'billFollowsTheLedger',
  on: ['Status__c', 'Refunded_Amount__c'],
  about: 'Account__c',
  related: {
    lastEntry: lastEntryOfAccount,
    charges: chargesOfAccount,
    newestBills: { ...billOfPayment, where: [ofTheSameAccount], newest: { by: 'Bill_Date__c', count: 1 } },
    bills: billOfPayment,
    payments: {
      objectApiName: 'Payment__c',
      where: [{ fieldApiName: 'Bill__c', equals: { record: 'Bill__c' } }, ofTheSameAccount],
      fields: ['Status__c', 'Amount__c', 'Refunded_Amount__c', 'Payment_Date__c'],
    },
  },
  effect: (context) => {
    const { record, previous, related } = context
    const moved = record.values.Status__c === 'Settled' || previous?.Status__c === 'Settled'
    if (!moved || record.values.Purpose__c === 'Deposit') return []
    const [newest] = related.newestBills ?? []
    const older = (related.bills ?? []).filter(({ id }) => id !== newest?.id)
    return [
      ...(newest === undefined ? [] : billWrites(newest, context)),
      ...older.flatMap((bill) => billWrites(bill, context)),
    ]
  },
}

function billWrites(bill: ActionRecord, { record, related, now }: AfterRuleContext): readonly ActionWrite[] {
  const { Status__c, Due_Date__c, Closing_Balance__c } = bill.values
  const today = localDay(now)
  const charges = (related.charges ?? []).map(({ values }) => ({
    cents: toCents(values.Amount__c),
    dueDay: text(values.Due_Date__c),
  }))
  const isPaid = owedBy(totalsOf(related.lastEntry?.[0]?.values), charges, text(Due_Date__c)) === 0
  const isOwed = Status__c === 'Open' || Status__c === 'Past_Due'
  if (isPaid && isOwed) {
    const settled = (related.payments ?? []).filter(({ values }) => values.Status__c === 'Settled')
    const ofThisBill = record.values.Bill__c === bill.id ? settled : []
    const day = dayOf(ofThisBill, toCents(Closing_Balance__c)) ?? text(record.values.Payment_Date__c)
    return [change(bill, { Status__c: 'Paid', Paid_Date__c: day })]
  }
  if (Status__c !== 'Paid') return []
  if (!isPaid) {
    return [change(bill, { Status__c: text(Due_Date__c) < today ? 'Past_Due' : 'Open', Paid_Date__c: null })]
  }
  // Paid by what came for a later bill: not on the day of the money that went back.
  const hasGoneBack = record.values.Status__c !== 'Settled' && record.values.Bill__c === bill.id
  return hasGoneBack ? [change(bill, { Paid_Date__c: today })] : []
}

/**
 * Returns the day on which the payments reached `amount` cents: a customer has paid when they pay, not when it settles.
 */
function dayOf(payments: readonly ActionRecord[], amount: number): string | null {
  let sum = 0
  const days = payments
    .map(({ values }) => [String(values.Payment_Date__c), leftCents(values)] as const)
    .sort(([one], [other]) => one.localeCompare(other))
  for (const [day, paid] of days) {
    sum += paid
    if (sum >= amount) return day
  }
  return null
}

function sumOf(payments: readonly ActionRecord[]): number {
  return payments.reduce((sum, { values }) => sum + toCents(values.Amount__c), 0)
}

/** Returns the sum of payments less what was returned of them. */
function leftOf(payments: readonly ActionRecord[]): number {
  return payments.reduce((sum, { values }) => sum + leftCents(values), 0)
}

/** A debit that did not go through, or was returned, stops the next ones by the same card or account. */
const autopayFollows: AfterRuleDeclaration = {
  name: 'autopayFollowsItsDebits',
  on: ['Status__c'],
  about: 'Account__c',
  related: {
    autopays: {
      objectApiName: 'Autopay__c',
      where: [ofTheSameAccount],
      fields: ['Status__c', 'Payment_Method__c'],
    },
  },
  effect: ({ record, related }) => {
    const { Channel__c, Status__c, Payment_Method__c, Return_Reason__c } = record.values
    if (Channel__c !== 'Autopay' || (Status__c !== 'Returned' && Status__c !== 'Declined')) return []
    return (related.autopays ?? [])
      .filter(({ values }) => values.Status__c === 'Active' && values.Payment_Method__c === Payment_Method__c)
      .map((autopay) =>
        change(autopay, {
          Status__c: 'Suspended',
          Suspension_Reason__c: Return_Reason__c === 'Card_Expired' ? 'Expired_Card' : 'Returned_Payment',
          Next_Debit_Date__c: null,
        }),
      )
  },
}

export const paymentAfterRules: readonly AfterRuleDeclaration[] = [
  ledgerFollows,
  depositFollows,
  billFollows,
  autopayFollows,
  moneyNotOwed,
]

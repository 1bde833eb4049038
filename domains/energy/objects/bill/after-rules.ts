import {
  type ActionWrite,
  type AfterRuleContext,
  type AfterRuleDeclaration,
  toCents,
} from '@porchlight/metadata'
import { change, text } from '../../../customers/objects/action-kinds'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import { dayIn, localDay } from '../../../customers/rules/calendar-day'
import { writesOfEntries } from '../../../ledger/objects/ledger-entry/writes'
import {
  entriesOfIssuedBill,
  entriesOfPaidBill,
  entriesOfReportedPayments,
  type LedgerBeforeReport,
  type ReportedBill,
} from '../../../ledger/rules/billing-report'
import { afterEntries, type LedgerEntry } from '../../../ledger/rules/ledger-entry'
import { type CaseText, caseAboutMoney } from '../../../messages/objects/case/case-about-money'
import { type LedgerBefore, ledgerBefore, ledgerOfAccount, toStoredBill } from './account-money'

/** What billing reports of an account's newest bill becomes lines of its ledger. */
const ledgerFollows: AfterRuleDeclaration = {
  name: 'ledgerFollowsTheBill',
  on: ['Closing_Balance__c', 'Status__c'],
  about: 'Account__c',
  related: {
    ...ledgerOfAccount,
    newestBills: {
      objectApiName: 'Bill__c',
      where: [ofTheSameAccount],
      fields: ['Closing_Balance__c', 'Bill_Date__c'],
      newest: { by: 'Bill_Date__c', count: 2 },
    },
    ownEntries: {
      objectApiName: 'Ledger_Entry__c',
      where: [ofTheSameAccount, { fieldApiName: 'About__c', equals: { record: 'Id' } }],
      fields: ['Amount__c', 'Cause_Type__c', 'Kind__c'],
    },
    entriesOfPayments: {
      objectApiName: 'Ledger_Entry__c',
      where: [ofTheSameAccount, { fieldApiName: 'Cause_Type__c', equals: { value: 'Payment' } }],
      fields: ['Amount__c', 'Kind__c', 'Entry_Date__c'],
      newest: { by: 'Sequence__c', count: 24 },
    },
    waitingPayments: {
      objectApiName: 'Payment__c',
      where: [
        ofTheSameAccount,
        { fieldApiName: 'Status__c', equals: { value: 'Pending' } },
        { fieldApiName: 'Purpose__c', equals: { value: 'Bill' } },
      ],
      fields: ['Amount__c'],
    },
    accounts: {
      objectApiName: 'Account',
      where: [{ fieldApiName: 'Id', equals: { record: 'Account__c' } }],
      fields: ['ContactId', 'Contact.Preferred_Language__c', 'Time_Zone__c'],
    },
  },
  effect: (context) => {
    const { record, related } = context
    const ledger = ledgerBefore(context)
    const [newest] = related.newestBills ?? []
    // An older bill is included in the balance that a later one brought forward.
    const entries = newest?.id === record.id ? entriesOfReport(context, ledger) : []
    const { owedCents } = afterEntries(ledger.totals, entries)
    return [
      ...writesOfEntries(record.values.Account__c ?? null, ledger.stored, [...ledger.missing, ...entries]),
      ...differenceCase(context, ledger, entries),
      ...(newest?.id === record.id ? statusWrites(context, owedCents) : []),
    ]
  },
}

function entriesOfReport(context: AfterRuleContext, ledger: LedgerBefore): readonly LedgerEntry[] {
  const { record, previous, related, now } = context
  const bill = toStoredBill(record)
  const today = dayIn(now, text(related.accounts?.[0]?.values.Time_Zone__c) || null)
  const before = beforeReport(context, ledger, bill)
  const reported =
    previous === null
      ? entriesOfIssuedBill(bill, before)
      : entriesOfReportedPayments(bill, toStoredBill({ id: record.id, values: previous }), before, today)
  const { owedCents } = afterEntries(ledger.totals, reported)
  const isCalledPaid = record.values.Status__c === 'Paid' && previous?.Status__c !== 'Paid'
  // Billing that still counts money which went back calls a bill paid that is not.
  if (!isCalledPaid || bill.closingCents < owedCents) return reported
  const known = { ...before, owedCents, entryCount: before.entryCount + reported.length }
  return [...reported, ...entriesOfPaidBill(bill, known, previous === null ? bill.billDay : today)]
}

function beforeReport(
  { previous, related }: AfterRuleContext,
  { missing, totals }: LedgerBefore,
  bill: ReportedBill,
): LedgerBeforeReport {
  const own = [
    ...(related.ownEntries ?? []).map((entry) => ({
      amount: toCents(entry.values.Amount__c),
      isPayment: entry.values.Cause_Type__c === 'Payment',
      isReceived: isReceived(String(entry.values.Kind__c)),
    })),
    ...missing
      .filter(({ aboutId }) => aboutId === bill.billId)
      .map(({ cents: amount, causeType, kind }) => ({
        amount,
        isPayment: causeType === 'Payment',
        isReceived: isReceived(kind),
      })),
  ]
  const ofBilling = own.filter(({ isPayment }) => !isPayment)
  const last = previous === null ? related.newestBills?.[1] : { values: previous }
  return {
    owedCents: totals.owedCents,
    closingCents: last === undefined ? null : toCents(last.values.Closing_Balance__c),
    waitingCents: waitingOf(related),
    receivedElsewhere: ofBilling.filter((entry) => entry.isReceived).map(({ amount }) => -amount),
    paidHereCents: -own.filter(({ isPayment }) => isPayment).reduce((sum, { amount }) => sum + amount, 0),
    returnedHereCents: returnedOf(related),
    entryCount: ofBilling.length,
  }
}

/** Payments of bills that are on their way, in cents. */
function waitingOf({ waitingPayments = [] }: AfterRuleContext['related']): number {
  return waitingPayments.reduce((sum, { values }) => sum + toCents(values.Amount__c), 0)
}

/** Of the account's latest payments, what went back and did not come again, in cents. */
function returnedOf({ entriesOfPayments = [] }: AfterRuleContext['related']): number {
  const moved = entriesOfPayments.filter(({ values }) => values.Kind__c !== 'Payment')
  return Math.max(
    0,
    moved.reduce((sum, { values }) => sum + toCents(values.Amount__c), 0),
  )
}

function isReceived(kind: string): boolean {
  return kind === 'Payment' || kind === 'Return'
}

/**
 * Returns the writes to the status of the newest bill, which requests all that is owed: it is paid when nothing is, and
 * owed again when money was returned.
 */
function statusWrites({ record, related, now }: AfterRuleContext, owedCents: number): readonly ActionWrite[] {
  const { Status__c, Due_Date__c, Closing_Balance__c } = record.values
  const isRequested = Status__c === 'Open' || Status__c === 'Past_Due'
  const day = localDay(now)
  if (isRequested && owedCents <= 0 && Number(Closing_Balance__c) > 0) {
    return [change(record, { Status__c: 'Paid', Paid_Date__c: day })]
  }
  const notOnItsWay = owedCents - waitingOf(related)
  if (Status__c !== 'Paid' || notOnItsWay <= Math.max(0, toCents(Closing_Balance__c))) return []
  return [change(record, { Status__c: String(Due_Date__c) < day ? 'Past_Due' : 'Open', Paid_Date__c: null })]
}

/**
 * Opens a case for staff to examine a difference between our ledger and billing's balance that payments do not explain,
 * once for each bill.
 */
function differenceCase(
  context: AfterRuleContext,
  ledger: LedgerBefore,
  entries: readonly LedgerEntry[],
): readonly ActionWrite[] {
  const { record, previous, related } = context
  const { owedCents } = afterEntries(ledger.totals, entries)
  const billingCents = toCents(record.values.Closing_Balance__c)
  const adjustment = entries.find(({ kind }) => kind === 'Adjustment')
  const isKnown = (related.ownEntries ?? []).some(({ values }) => values.Kind__c === 'Adjustment')
  if (adjustment !== undefined && !isKnown) {
    return caseAboutMoney(context, differenceText(owedCents - adjustment.cents, billingCents), null)
  }
  const isStale =
    previous === null && entries.length > 0 && owedCents !== billingCents && !isUnderWay(related)
  return isStale ? caseAboutMoney(context, differenceText(owedCents, billingCents), null) : []
}

/**
 * Returns whether payments explain a difference: billing has until the next bill to record payments and returns since
 * the last.
 */
function isUnderWay(related: AfterRuleContext['related']): boolean {
  const lastBillDay = text(related.newestBills?.[1]?.values.Bill_Date__c)
  const [latest] = related.entriesOfPayments ?? []
  return waitingOf(related) > 0 || text(latest?.values.Entry_Date__c) >= lastBillDay
}

/** Returns the text of the case with both amounts; `{number}` is the bill’s. */
function differenceText(ledgerCents: number, billingCents: number): CaseText {
  const [ledger, billing] = [ledgerCents, billingCents].map((amount) =>
    (amount / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' }),
  )
  return {
    en: {
      subject: 'We are checking the balance of your bill',
      description: `Bill {number} comes to ${billing}. By the payments and charges that we know, it would be ${ledger}. We look into the difference and confirm it here.`,
    },
    es: {
      subject: 'Estamos revisando el saldo de su factura',
      description: `La factura {number} asciende a ${billing}. Según los pagos y cargos que conocemos, sería de ${ledger}. Revisaremos la diferencia y la confirmaremos aquí.`,
    },
  }
}

export const billAfterRules: readonly AfterRuleDeclaration[] = [ledgerFollows]

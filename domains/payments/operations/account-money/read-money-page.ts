import { type TypedRecord, toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first, list } from '@porchlight/server-methods/records/list'
import { localDay } from '../../../customers/rules/calendar-day'
import { billObject } from '../../../energy/objects/bill/object'
import { readAccountMoney } from '../../../energy/operations/account-money/read-account-money'
import { ledgerEntryObject } from '../../../ledger/objects/ledger-entry/object'
import { type AccountPosition, positionOn } from '../../../ledger/rules/account-position'
import { paymentObject } from '../../objects/payment/object'
import { refundObject } from '../../objects/refund/object'
import type { RefundableAmount } from '../../rules/refund/refundable-amount'
import { readBill } from '../bill-payment/read-bill'
import { billMoneyOnItsWay } from '../money-on-its-way'
import { approvalFromCents } from '../refund/approval-limit'
import { readRefundable, refundablePaymentFields } from '../refund/read-refundable'

const lineFields = [
  'Sequence__c',
  'Kind__c',
  'Entry_Date__c',
  'Amount__c',
  'Balance__c',
  'Deposit_Amount__c',
  'Deposit_Held__c',
  'Cause__c',
] as const

const paymentFields = [
  'Name',
  'Status__c',
  'Purpose__c',
  'Amount__c',
  'Payment_Date__c',
  'Returned_Date__c',
  'Return_Reason__c',
  'Regained_Date__c',
  'Refunded_Date__c',
  'Refunded_Amount__c',
] as const

const refundFields = ['Name', 'Amount__c', 'Status__c', 'Requested_At__c', 'Failure__c'] as const

type Line = TypedRecord<typeof ledgerEntryObject, (typeof lineFields)[number]>
type Payment = TypedRecord<typeof paymentObject, (typeof paymentFields)[number]>
type Refund = TypedRecord<typeof refundObject, (typeof refundFields)[number]>

/** What staff see of an account's money. */
export interface MoneyPage extends AccountPosition {
  /** The newest bill that requests money, as the customer's pages show it; null when none does. */
  readonly bill: { readonly billId: string; readonly dueCents: number; readonly dueDate: string } | null
  /** What was paid towards bills and has neither come nor failed, in cents. */
  readonly onItsWayCents: number
  /** The lines of the ledger, the newest first. */
  readonly lines: readonly Line[]
  /** The number of the line that the next page begins after; null on the last page. */
  readonly older: number | null
  /** The newest payments, with what can be refunded of each. */
  readonly payments: readonly { readonly payment: Payment; readonly refundable: RefundableAmount }[]
  /** What refunds that wait or are on their way have reserved of the credit, in cents. */
  readonly reservedCents: number
  /** From which amount on a second person approves a refund, in cents. */
  readonly approvalFromCents: number
  /** The newest refunds. */
  readonly refunds: readonly Refund[]
}

interface MoneyReader {
  readonly engine: RecordEngine
  readonly viewer: Viewer
  readonly systemViewer: Viewer
  readonly now: () => Date
}

/** So many lines of the ledger are on a page. */
const pageSize = 15

/** So many payments and refunds are shown; the related lists have all of them. */
const shownPayments = 10

/**
 * Reads the money of an account that `viewer` was found to serve: the amounts through the operations that the customer's
 * pages use, the lines before number `before`, the newest without it.
 */
export async function readMoneyPage(
  { engine, viewer, systemViewer, now }: MoneyReader,
  accountId: string,
  before: number | null,
): Promise<MoneyPage> {
  const today = localDay(now())
  // Read before the balance: a payment that settles in between then counts in the ledger.
  const onItsWay = await billMoneyOnItsWay(engine, systemViewer, accountId)
  const { totals, charges } = await readAccountMoney(engine, systemViewer, accountId, today)
  const lines = await list(engine, viewer, ledgerEntryObject, {
    fields: lineFields,
    where: { Account__c: accountId, ...(before === null ? {} : { Sequence__c: { lt: before } }) },
    orderedBy: ['-Sequence__c'],
    limit: pageSize + 1,
  })
  const page = lines.slice(0, pageSize)
  const payments = await list(engine, viewer, paymentObject, {
    fields: paymentFields,
    where: { Account__c: accountId },
    orderedBy: ['-Payment_Date__c'],
    limit: shownPayments,
  })
  // Whether the processor has a payment is no field of staff's.
  const atProcessor = await list(engine, systemViewer, paymentObject, {
    fields: refundablePaymentFields,
    where: { Id: payments.map(({ id }) => id) },
    limit: shownPayments,
  })
  const { reservedCents, amountOf } = await readRefundable(engine, systemViewer, accountId, today)
  return {
    ...positionOn(totals, charges, today),
    bill: await billAskedFor({ engine, viewer, systemViewer }, accountId),
    onItsWayCents: onItsWay.reduce((sum, { Amount__c }) => sum + toCents(Amount__c), 0),
    lines: page,
    older: lines.length > page.length ? (page.at(-1)?.Sequence__c ?? null) : null,
    payments: payments.flatMap((payment) => {
      const stored = atProcessor.find(({ id }) => id === payment.id)
      return stored === undefined ? [] : [{ payment, refundable: amountOf(stored) }]
    }),
    reservedCents,
    approvalFromCents: await approvalFromCents(engine, systemViewer, accountId),
    refunds: await list(engine, viewer, refundObject, {
      fields: refundFields,
      where: { Account__c: accountId },
      orderedBy: ['-Requested_At__c'],
      limit: shownPayments,
    }),
  }
}

/** Returns the newest bill that is owed: each carries forward the balance of the one before. */
async function billAskedFor(
  { engine, viewer, systemViewer }: Omit<MoneyReader, 'now'>,
  accountId: string,
): Promise<MoneyPage['bill']> {
  const newest = await first(engine, viewer, billObject, {
    fields: [],
    where: { Account__c: accountId, Status__c: ['Open', 'Past_Due'] },
    orderedBy: ['-Bill_Date__c'],
  })
  const bill = newest === null ? null : await readBill(engine, viewer, systemViewer, newest.id)
  return bill === null || bill.dueCents === 0 ? null : bill
}

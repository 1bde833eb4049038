import { fail } from '@porchlight/errors'
import { enqueueJob, type Queryable } from '@porchlight/jobs'
import { type TypedRecord, toCents, type Viewer } from '@porchlight/metadata'
import type { BillingBillChange } from '@porchlight/providers/billing'
import type { Gathering, RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { create, update } from '@porchlight/server-methods/records/write'
import { accountObject } from '../../../customers/objects/account/object'
import { billObject } from '../../objects/bill/object'
import { usageObject } from '../../objects/usage/object'

const knownFields = [
  'Charges__c',
  'Opening_Balance__c',
  'Closing_Balance__c',
  'Status__c',
  'Due_Date__c',
  'Account__r.AccountNumber',
] as const

type KnownBill = TypedRecord<typeof billObject, (typeof knownFields)[number]>

/**
 * Imports a bill with its lines and its usage, or payments of it since. An issued bill never changes: one that comes
 * again with other charges is rejected, because a correction is a separate bill. A new one is announced to its customer
 * by mail exactly if the transaction of `engine` and `connection` commits.
 */
export async function importBill(
  { engine, connection }: { readonly engine: RecordEngine; readonly connection: Queryable },
  viewer: Viewer,
  change: BillingBillChange,
  today: string,
): Promise<void> {
  const known = await first(engine, viewer, billObject, {
    fields: knownFields,
    where: { Name: change.billNumber },
  })
  if (known !== null) return updateBill(engine, viewer, known, change, today)
  const where = { AccountNumber: change.accountNumber }
  const account = await first(engine, viewer, accountObject, { fields: [], where })
  if (account === null) throw fail('notFound')
  const billId = await createBill(engine, viewer, account.id, change)
  await enqueueJob(connection, 'send-bill-ready', { billId }, { key: billId })
}

/** Stores a new bill with its lines and its usage, and returns its id; no one is notified. */
export async function createBill(
  engine: Pick<Gathering, 'createRecord' | 'updateRecord'>,
  viewer: Viewer,
  accountId: string,
  change: BillingBillChange,
): Promise<string> {
  const sum = change.lines.reduce((cents, { amount }) => cents + toCents(amount), 0)
  if (sum !== toCents(change.charges)) {
    throw fail('invalidFieldValue', { field: 'charges', reason: 'send lines that add up to the charges.' })
  }
  const usageId = await createUsage(engine, viewer, accountId, change)
  const billId = await create(engine, viewer, billObject, {
    Name: change.billNumber,
    Account__c: accountId,
    Usage__c: usageId,
    Bill_Date__c: change.billDate,
    Due_Date__c: change.dueDate,
    Period_Start__c: change.periodStart,
    Period_End__c: change.periodEnd,
    Opening_Balance__c: change.opening,
    Charges__c: change.charges,
    Payments__c: change.payments,
    Closing_Balance__c: change.closing,
    Status__c: change.status === 'Paid' ? 'Paid' : 'Open',
    Is_Estimated__c: change.isEstimated,
    Is_Final__c: change.isFinal,
  })
  for (const [index, line] of change.lines.entries()) {
    // The types and units of the wire are texts; the pipeline refuses those that no line has.
    await engine.createRecord(viewer, 'Bill_Line__c', {
      fields: {
        Bill__c: billId,
        Line_Type__c: line.type,
        Charged_By__c: line.chargedBy,
        Sort_Order__c: index + 1,
        Quantity__c: line.quantity,
        Unit__c: line.unit,
        Rate__c: line.rate,
        Amount__c: line.amount,
      },
    })
  }
  if (change.status === 'Past_Due' || change.status === 'Carried_Over') {
    await update(engine, viewer, billObject, billId, { Status__c: change.status })
  }
  return billId
}

async function updateBill(
  engine: RecordEngine,
  viewer: Viewer,
  known: KnownBill,
  change: BillingBillChange,
  today: string,
): Promise<void> {
  const isSame =
    toCents(known.Charges__c) === toCents(change.charges) &&
    toCents(known.Opening_Balance__c) === toCents(change.opening) &&
    known['Account__r.AccountNumber'] === change.accountNumber
  if (!isSame) {
    throw fail('invalidFieldValue', { field: 'charges', reason: 'send a correction as a bill of its own.' })
  }
  const isMoving = known.Status__c !== change.status && !isBehind(known, change)
  await update(engine, viewer, billObject, known.id, {
    Payments__c: change.payments,
    Closing_Balance__c: change.closing,
    ...(isMoving ? { Status__c: change.status, Paid_Date__c: paidDateOf(known, change, today) } : {}),
  })
}

/**
 * Returns whether billing reports a bill as open that is past due here, or as owed that was paid here: it does not have
 * the last payment or return yet. When it reverses the payment of a paid bill, it does report a higher balance.
 */
function isBehind(known: KnownBill, { status, closing }: BillingBillChange): boolean {
  if (known.Status__c === 'Past_Due') return status === 'Open'
  const isOwed = status === 'Open' || status === 'Past_Due'
  return known.Status__c === 'Paid' && isOwed && toCents(closing) <= toCents(known.Closing_Balance__c)
}

/**
 * Returns when a bill was paid that billing now reports as paid: today, or its due date where billing had not reported
 * it past due and the report comes later.
 */
function paidDateOf(known: KnownBill, { status }: BillingBillChange, today: string): string | null {
  if (status !== 'Paid') return null
  return known.Status__c === 'Open' && known.Due_Date__c < today ? known.Due_Date__c : today
}

async function createUsage(
  engine: Pick<RecordEngine, 'createRecord'>,
  viewer: Viewer,
  accountId: string,
  { billNumber, periodStart, periodEnd, isEstimated, usage }: BillingBillChange,
): Promise<string | null> {
  if (usage === null) return null
  return create(engine, viewer, usageObject, {
    Name: billNumber,
    Account__c: accountId,
    Period_Start__c: periodStart,
    Period_End__c: periodEnd,
    Days_In_Cycle__c: usage.days,
    Kilowatt_Hours__c: usage.kilowattHours,
    Therms__c: usage.therms,
    Average_Temperature__c: usage.averageTemperature,
    Cooling_Degree_Days__c: usage.coolingDegreeDays ?? null,
    Heating_Degree_Days__c: usage.heatingDegreeDays ?? null,
    Read_Type__c: isEstimated ? 'Estimated' : 'Actual',
  })
}

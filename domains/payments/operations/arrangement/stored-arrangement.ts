import { type TypedRecord, toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first, listEvery } from '@porchlight/server-methods/records/list'
import { addDays } from '../../../customers/rules/calendar-day'
import { paymentArrangementObject } from '../../objects/payment-arrangement/object'
import { type ArrangedAmount, deferredFrom } from '../../rules/arrangement/arrangement-parts'

export const arrangedFields = ['Account__c', 'Amount__c', 'Parts__c', 'First_Due_Date__c'] as const

type Reader = Pick<RecordEngine, 'listRecords'>

/** The amounts and days of a stored arrangement. */
export function toArranged(
  record: Pick<
    TypedRecord<typeof paymentArrangementObject, (typeof arrangedFields)[number]>,
    'Amount__c' | 'Parts__c' | 'First_Due_Date__c'
  >,
): ArrangedAmount {
  return {
    amountCents: toCents(record.Amount__c),
    parts: record.Parts__c,
    firstDueDay: record.First_Due_Date__c,
  }
}

/** Reads as the platform the amount that the account's running arrangement defers; null without one. */
export async function readArranged(
  engine: Reader,
  systemViewer: Viewer,
  accountId: string,
): Promise<ArrangedAmount | null> {
  const found = await first(engine, systemViewer, paymentArrangementObject, {
    fields: arrangedFields,
    where: { Account__c: accountId, Status__c: 'Active' },
  })
  return found === null ? null : toArranged(found)
}

/** Reads the next amount that the account's running arrangement requires, in dollars, and by when; null without one. */
export async function nextArrangedPart(
  engine: Reader,
  systemViewer: Viewer,
  accountId: string,
): Promise<{ readonly amount: number; readonly date: string } | null> {
  const found = await first(engine, systemViewer, paymentArrangementObject, {
    fields: ['Next_Amount__c', 'Next_Due_Date__c'],
    where: { Account__c: accountId, Status__c: 'Active' },
  })
  const { Next_Amount__c: amount = null, Next_Due_Date__c: date = null } = found ?? {}
  return amount === null || date === null ? null : { amount, date }
}

/** What of the account's debt is not due by `day` because of its running arrangement, in cents. */
export async function deferredCentsAfter(
  engine: Reader,
  systemViewer: Viewer,
  accountId: string,
  day: string,
): Promise<number> {
  const arranged = await readArranged(engine, systemViewer, accountId)
  return arranged === null ? 0 : deferredFrom(arranged, addDays(day, 1))
}

/** The same for the running arrangements of up to 2,000 accounts: a query for all of them. */
export async function readArrangedOf(
  engine: Reader,
  systemViewer: Viewer,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ArrangedAmount>> {
  const found = new Map<string, ArrangedAmount>()
  const running = listEvery(engine, systemViewer, paymentArrangementObject, {
    fields: arrangedFields,
    where: { Account__c: accountIds, Status__c: 'Active' },
    pageSize: 2_000,
  })
  for await (const record of running) found.set(record.Account__c, toArranged(record))
  return found
}

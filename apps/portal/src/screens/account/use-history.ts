import { useRelatedListRecords } from '@porchlight/data-service-react'
import type { ListFieldName } from '@porchlight/ui-api/client'
import { useBills } from '../../features/bills/use-bills'
import { usePayments } from '../../features/payments/use-payments'
import type { StatusTone } from '../../features/status/StatusWord'
import { displayOf } from '../../shell/records/display-value'
import { type ReadRecord, textOf } from '../../shell/records/field-value'
import type { HistorySource } from './account-events'

/** One of the account's lists. */
export interface Listed<Item> {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly items: readonly Item[]
}

/** A document that was asked for; words in the page's language, calendar dates `YYYY-MM-DD`. */
export interface AccountDocument {
  readonly id: string
  readonly type: string
  readonly status: string
  readonly tone: StatusTone
  /** Why it was rejected. */
  readonly reason: string | null
  readonly due: string | null
  readonly received: string | null
}

const documentTones: Readonly<Record<string, StatusTone>> = {
  Requested: 'alert',
  Received: 'open',
  Checking: 'open',
  Accepted: 'good',
  Rejected: 'alert',
  Waived: 'past',
}

/** Reads the documents that the account was asked for, the one that is due last first. */
export function useDocuments(accountId: string, count: number): Listed<AccountDocument> {
  return useListed(accountId, 'Document_Requirements__r', documentFields, '-Due_Date__c', count, toDocument)
}

/** Reads what the account's timeline is made of: the newest `count` of each kind. */
export function useHistory(accountId: string, count: number): HistorySource {
  const bills = useBills(accountId, count)
  const payments = usePayments(accountId, count)
  const documents = useDocuments(accountId, count)
  const orders = useListed(accountId, 'Orders', orderFields, '-CreatedDate', count, (record) => record)
  const messages = useListed(accountId, 'Cases', messageFields, '-CreatedDate', count, (record) => record)
  const states = [bills, payments, documents, orders, messages].map(({ state }) => state)
  return {
    state: states.includes('loading') ? 'loading' : 'ready',
    isPartial: states.includes('failed'),
    bills: bills.bills,
    payments: payments.payments,
    documents: documents.items,
    orders: orders.items.map((record) => ({
      id: record.id,
      number: textOf(record, 'Confirmation_Number__c') ?? '',
      created: textOf(record, 'CreatedDate'),
      confirmedStart: textOf(record, 'Confirmed_Start_Date__c'),
    })),
    messages: messages.items.map((record) => ({
      id: record.id,
      subject: textOf(record, 'Subject') ?? textOf(record, 'CaseNumber') ?? '',
      created: textOf(record, 'CreatedDate'),
    })),
  }
}

const documentFields = [
  'Document_Requirement__c.Document_Type__c',
  'Document_Requirement__c.Due_Date__c',
  'Document_Requirement__c.Received_Date__c',
  'Document_Requirement__c.Rejection_Reason__c',
  'Document_Requirement__c.Status__c',
] as const

const orderFields = [
  'Order.Confirmation_Number__c',
  'Order.Confirmed_Start_Date__c',
  'Order.CreatedDate',
] as const

const messageFields = ['Case.CaseNumber', 'Case.CreatedDate', 'Case.Subject'] as const

function toDocument(record: ReadRecord): AccountDocument {
  return {
    id: record.id,
    type: displayOf(record, 'Document_Type__c') ?? '',
    status: displayOf(record, 'Status__c') ?? '',
    tone: documentTones[textOf(record, 'Status__c') ?? ''] ?? 'open',
    reason: displayOf(record, 'Rejection_Reason__c'),
    due: textOf(record, 'Due_Date__c'),
    received: textOf(record, 'Received_Date__c'),
  }
}

function useListed<Item>(
  parentRecordId: string,
  relatedListId: string,
  fields: readonly ListFieldName[],
  order: string,
  pageSize: number,
  toItem: (record: ReadRecord) => Item,
): Listed<Item> {
  const answer = useRelatedListRecords({
    parentRecordId,
    relatedListId,
    fields,
    sortBy: [order],
    pageSize,
  })
  return {
    state: answer.data !== undefined ? 'ready' : answer.state === 'Error' ? 'failed' : 'loading',
    items: (answer.data?.records ?? []).map(toItem),
  }
}

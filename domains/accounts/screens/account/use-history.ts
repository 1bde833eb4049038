import type { Language } from '@porchlight/i18n'
import { usePage } from '@porchlight/page-parts/page/page-context'
import { displayOf } from '@porchlight/page-parts/records/display-value'
import { type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { type Listed, useListed } from '@porchlight/page-parts/records/use-listed'
import type { StatusTone } from '../../../customers/components/status/StatusText'
import { useBills } from '../../../energy/components/bills/use-bills'
import { confirmedDayOf } from '../../../enrollment/components/confirmed-day'
import { usePayments } from '../../../payments/components/use-payments'
import type { HistorySource } from './account-events'

/** A requested document; texts in the page's language, calendar dates `YYYY-MM-DD`. */
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

/** Reads the documents requested for the account, the one with the latest deadline first. */
export function useDocuments(accountId: string, count: number): Listed<AccountDocument> {
  const { language } = usePage()
  return useListed({
    parentRecordId: accountId,
    relatedListId: 'Document_Requirements__r',
    fields: documentFields,
    order: '-Due_Date__c',
    count,
    toItem: toDocument[language],
  })
}

/** Reads the data of the account's timeline: the newest `count` of each kind. */
export function useHistory(accountId: string, count: number): HistorySource {
  const bills = useBills(accountId, count)
  const payments = usePayments(accountId, count)
  const documents = useDocuments(accountId, count)
  const newest = { parentRecordId: accountId, order: '-CreatedDate', count }
  const orders = useListed({ ...newest, relatedListId: 'Orders', fields: orderFields, toItem: toOrder })
  const messages = useListed({ ...newest, relatedListId: 'Cases', fields: messageFields, toItem: toMessage })
  const states = [bills, payments, documents, orders, messages].map(({ state }) => state)
  return {
    state: states.includes('loading') ? 'loading' : 'ready',
    isPartial: states.includes('failed'),
    bills: bills.bills,
    payments: payments.payments,
    documents: documents.items,
    orders: orders.items,
    messages: messages.items,
  }
}

const documentFields = [
  'Document_Requirement__c.Document_Type__c',
  'Document_Requirement__c.Due_Date__c',
  'Document_Requirement__c.Received_Date__c',
  'Document_Requirement__c.Rejection_Text__c',
  'Document_Requirement__c.Rejection_Text_ES__c',
  'Document_Requirement__c.Status__c',
] as const

const orderFields = [
  'Order.Case_Type__c',
  'Order.Confirmation_Number__c',
  'Order.Confirmed_Start_Date__c',
  'Order.CreatedDate',
  'Order.Status',
] as const

const messageFields = ['Case.CaseNumber', 'Case.CreatedDate', 'Case.Subject'] as const

const toDocument: Readonly<Record<Language, (record: ReadRecord) => AccountDocument>> = {
  en: (record) => documentOf(record, 'Rejection_Text__c'),
  es: (record) => documentOf(record, 'Rejection_Text_ES__c'),
}

function documentOf(record: ReadRecord, reasonField: string): AccountDocument {
  return {
    id: record.id,
    type: displayOf(record, 'Document_Type__c') ?? '',
    status: displayOf(record, 'Status__c') ?? '',
    tone: documentTones[textOf(record, 'Status__c') ?? ''] ?? 'open',
    reason: textOf(record, reasonField),
    due: textOf(record, 'Due_Date__c'),
    received: textOf(record, 'Received_Date__c'),
  }
}

function toOrder(record: ReadRecord): HistorySource['orders'][number] {
  return {
    id: record.id,
    number: textOf(record, 'Confirmation_Number__c') ?? '',
    created: textOf(record, 'CreatedDate'),
    confirmedDay: confirmedDayOf(record),
    caseType: textOf(record, 'Case_Type__c'),
  }
}

function toMessage(record: ReadRecord): HistorySource['messages'][number] {
  return {
    id: record.id,
    subject: textOf(record, 'Subject') ?? textOf(record, 'CaseNumber') ?? '',
    created: textOf(record, 'CreatedDate'),
  }
}

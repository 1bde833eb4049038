import { parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'

/** What customers write about, in the order they are offered. */
export const messageTypes = ['Question', 'Billing', 'Enrollment', 'Service_Change', 'Complaint'] as const

type MessageType = (typeof messageTypes)[number]

/** The states of a message; `Waiting on Customer` means that the next word is the customer's. */
const messageStatuses = ['New', 'Working', 'Waiting on Customer', 'Escalated', 'Closed'] as const

export type MessageStatus = (typeof messageStatuses)[number]

/** A message of the customer's; moments are ISO 8601 in UTC. */
export interface Message {
  readonly id: string
  readonly number: string
  readonly subject: string
  readonly description: string
  readonly type: MessageType
  /** Whether we opened it ourselves: its opening text is ours. */
  readonly isOurs: boolean
  readonly status: MessageStatus
  readonly accountId: string | null
  /** The street of the account that it is about. */
  readonly street: string | null
  readonly created: string
  /** The latest moment of our next answer; null where none is promised. */
  readonly replyDue: string | null
  readonly firstReply: string | null
  /** The calendar date, `YYYY-MM-DD`, by which a complaint has its result. */
  readonly complaintDue: string | null
  readonly closed: string | null
  /** How it was settled. */
  readonly resolution: string | null
}

/** The fields that `toMessage` reads. */
export const messageFields = [
  'Case.AccountId',
  'Case.CaseNumber',
  'Case.ClosedDate',
  'Case.Complaint_Due_Date__c',
  'Case.CreatedDate',
  'Case.Description',
  'Case.First_Reply__c',
  'Case.Origin',
  'Case.Reply_Due__c',
  'Case.Resolution__c',
  'Case.Status',
  'Case.Subject',
  'Case.Type',
] as const

/** Fields that `toMessage` reads where they can be had. */
export const optionalMessageFields = ['Case.Account.Service_Street__c'] as const

/** Reads a message out of its record. */
export function toMessage(record: ReadRecord): Message {
  return {
    id: record.id,
    number: textOf(record, 'CaseNumber') ?? '',
    subject: textOf(record, 'Subject') ?? '',
    description: textOf(record, 'Description') ?? '',
    type: typeOf(textOf(record, 'Type')),
    isOurs: textOf(record, 'Origin') === 'System',
    status: statusOf(textOf(record, 'Status')),
    accountId: textOf(record, 'AccountId'),
    street: textOf(parentOf(record, 'Account'), 'Service_Street__c'),
    created: textOf(record, 'CreatedDate') ?? '',
    replyDue: textOf(record, 'Reply_Due__c'),
    firstReply: textOf(record, 'First_Reply__c'),
    complaintDue: textOf(record, 'Complaint_Due_Date__c'),
    closed: textOf(record, 'ClosedDate'),
    resolution: textOf(record, 'Resolution__c'),
  }
}

/** The type of that name; a question for anything else. */
export function typeOf(name: string | null): MessageType {
  return messageTypes.find((known) => known === name) ?? 'Question'
}

/** The state of that name; in progress for anything else. */
export function statusOf(name: string | null): MessageStatus {
  return messageStatuses.find((known) => known === name) ?? 'Working'
}

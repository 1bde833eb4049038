import {
  type ActionWrite,
  type FieldScalar,
  type PerformerClass,
  type QuickActionFieldDeclaration,
  recordTypeIdOf,
} from '@porchlight/metadata'
import { complaintDueAfter } from '../rules/reply-clock'
import { label, text } from './action-kinds'

/** What is recorded of a call. One that was resolved while it lasted needs only its resolution. */
export const phoneCallFields: readonly QuickActionFieldDeclaration[] = [
  { fieldApiName: 'Subject', required: true },
  { fieldApiName: 'Description', label: label('What was said', 'Qué se dijo'), required: true },
  { fieldApiName: 'Type', initial: 'Question' },
  { fieldApiName: 'Resolution__c', label: label('How it was settled', 'Cómo se resolvió') },
]

/**
 * Creates the case for a phone call that was answered immediately: closed if it was resolved, otherwise open and owned
 * by whoever took the call.
 */
export function phoneCall(
  input: Readonly<Record<string, FieldScalar>>,
  subject: { readonly contactId: FieldScalar; readonly accountId: FieldScalar },
  by: { readonly class: PerformerClass; readonly userId: string },
  now: Date,
): ActionWrite {
  const type = text(input.Type) || 'Question'
  const isSettled = text(input.Resolution__c) !== ''
  const moment = now.toISOString()
  return {
    type: 'create',
    objectApiName: 'Case',
    fields: {
      Subject: input.Subject ?? null,
      Description: input.Description ?? null,
      Type: type,
      RecordTypeId: recordTypeIdOf('Case', type),
      Origin: 'Phone',
      ContactId: subject.contactId,
      AccountId: subject.accountId,
      OwnerId: by.userId,
      First_Reply__c: moment,
      Resolution__c: input.Resolution__c ?? null,
      Complaint_Due_Date__c: type === 'Complaint' ? complaintDueAfter(now) : null,
      Status: isSettled ? 'Closed' : 'New',
      ClosedDate: isSettled ? moment : null,
    },
  }
}

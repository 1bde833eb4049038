import type { MethodContext } from '@porchlight/server-methods/define/method'
import { read } from '@porchlight/server-methods/records/read'
import type { Static } from 'typebox'
import { caseObject } from '../../objects/case/object'
import type { GuestCase } from './guest-case-schemas'

/** Reads a guest's case as the system: its id comes from a link. Null when it is gone. */
export async function readGuestCase(
  { engine, systemViewer }: Pick<MethodContext, 'engine' | 'systemViewer'>,
  caseId: string,
): Promise<Static<typeof GuestCase> | null> {
  const record = await read(engine, systemViewer, caseObject, caseId, [
    'CaseNumber',
    'Subject',
    'Description',
    'Type',
    'Status',
    'CreatedDate',
    'Reply_Due__c',
    'First_Reply__c',
    'Complaint_Due_Date__c',
    'ClosedDate',
    'Resolution__c',
  ])
  if (record === null) return null
  return {
    id: record.id,
    number: record.CaseNumber ?? '',
    subject: record.Subject,
    description: record.Description,
    type: record.Type,
    status: record.Status,
    created: record.CreatedDate,
    replyDue: record.Reply_Due__c,
    firstReply: record.First_Reply__c,
    complaintDue: record.Complaint_Due_Date__c,
    closed: record.ClosedDate,
    resolution: record.Resolution__c,
  }
}

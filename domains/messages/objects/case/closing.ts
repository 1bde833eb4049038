import { complaintDueAfter } from '../../../customers/rules/reply-clock'

/** What is read of a case that is closed. */
interface OpenCase {
  readonly Type?: unknown
  readonly Complaint_Due_Date__c?: unknown
  readonly CreatedDate?: unknown
}

/** What closes a case with that resolution. A complaint has its date, even where none was entered. */
export function closingOf(
  { Type: type, Complaint_Due_Date__c: due = null, CreatedDate: created }: OpenCase,
  resolution: string,
  now: Date,
) {
  const lacksDueDate = type === 'Complaint' && due === null
  return {
    Status: 'Closed' as const,
    ClosedDate: now.toISOString(),
    Clock_Paused__c: null,
    Resolution__c: resolution,
    ...(lacksDueDate ? { Complaint_Due_Date__c: complaintDueAfter(new Date(String(created))) } : {}),
  }
}

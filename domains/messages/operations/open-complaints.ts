import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { list } from '@porchlight/server-methods/records/list'
import { caseObject } from '../objects/case/object'

/** A complaint that has no result yet. */
export interface OpenComplaint {
  readonly recordId: string
  readonly number: string
  readonly subject: string
  readonly customer: string
  /** The day by which the customer has to have the result, `YYYY-MM-DD`. */
  readonly respondBy: string
  readonly owner: string | null
}

/**
 * The open complaints that the viewer sees, at most `limit`, the earliest response date first. One that waits for the
 * customer is among them, since the law’s clock does not stop for that.
 */
export async function openComplaints(
  engine: Pick<RecordEngine, 'listRecords'>,
  viewer: Viewer,
  limit: number,
): Promise<readonly OpenComplaint[]> {
  const complaints = await list(engine, viewer, caseObject, {
    fields: ['CaseNumber', 'Subject', 'Complaint_Due_Date__c', 'Contact.Name', 'Owner.Name'],
    where: { Status: { ne: 'Closed' }, Complaint_Due_Date__c: { ne: null } },
    orderedBy: ['Complaint_Due_Date__c', 'CaseNumber'],
    limit,
  })
  return complaints.map((complaint) => ({
    recordId: complaint.id,
    number: complaint.CaseNumber ?? '',
    subject: complaint.Subject,
    customer: complaint['Contact.Name'] ?? '',
    respondBy: complaint.Complaint_Due_Date__c ?? '',
    owner: complaint['Owner.Name'],
  }))
}

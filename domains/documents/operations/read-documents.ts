import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listWhere } from '@porchlight/server-methods/records/list-where'
import { fieldText } from '../../customers/operations/person/field-text'
import { type DocumentType, documentTypeOf } from './document-types'

/** The states of a document (`Document_Requirement__c.Status__c`). */
const statuses = ['Requested', 'Received', 'Checking', 'Accepted', 'Rejected', 'Waived'] as const
type DocumentStatus = (typeof statuses)[number]

/** A file that was sent for a document and has not been replaced. */
export interface DocumentFile {
  readonly linkId: string
  readonly documentId: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly scan: 'Pending' | 'Clean' | 'Infected'
}

/** A document that an order asks for, with what was sent. */
export interface OrderDocument {
  readonly requirementId: string
  readonly type: DocumentType
  readonly isRequired: boolean
  readonly status: DocumentStatus
  /** `YYYY-MM-DD`. */
  readonly due: string | null
  readonly receiptNumber: string | null
  /** Why it was rejected, a value of `Rejection_Reason__c`; null in every other state. */
  readonly reason: string | null
  readonly files: readonly DocumentFile[]
}

/** Every document of an order that `reader` sees, the required first, and what was sent of each. */
export async function readDocuments(
  engine: RecordEngine,
  reader: Viewer,
  orderId: string,
): Promise<readonly OrderDocument[]> {
  const requirements = await listWhere(engine, reader, 'Document_Requirement__c', 'Order__c', orderId, [
    'Document_Type__c',
    'Is_Required__c',
    'Status__c',
    'Due_Date__c',
    'Receipt_Number__c',
    'Rejection_Reason__c',
  ])
  const documents: OrderDocument[] = []
  for (const record of requirements) {
    const type = documentTypeOf(fieldText(record, 'Document_Type__c'))
    const status = statuses.find((known) => known === fieldText(record, 'Status__c'))
    if (type === null || status === undefined) continue
    documents.push({
      requirementId: record.id,
      type,
      isRequired: record.fields.Is_Required__c?.value === true,
      status,
      due: fieldText(record, 'Due_Date__c'),
      receiptNumber: fieldText(record, 'Receipt_Number__c'),
      reason: status === 'Rejected' ? fieldText(record, 'Rejection_Reason__c') : null,
      files: await readFiles(engine, reader, record.id),
    })
  }
  return documents.sort((left, right) => Number(right.isRequired) - Number(left.isRequired))
}

/** The files of one document that have not been replaced, in the order they were sent. */
export async function readFiles(
  engine: RecordEngine,
  reader: Viewer,
  requirementId: string,
): Promise<readonly DocumentFile[]> {
  const links = await listWhere(
    engine,
    reader,
    'ContentDocumentLink',
    'Document_Requirement__c',
    requirementId,
    ['ContentDocumentId', 'Replaced__c', 'ContentDocument.Title', 'ContentDocument.ContentSize'],
  )
  const files: DocumentFile[] = []
  for (const link of links) {
    const documentId = fieldText(link, 'ContentDocumentId')
    if (documentId === null || link.fields.Replaced__c?.value === true) continue
    const versions = await listWhere(engine, reader, 'ContentVersion', 'ContentDocumentId', documentId, [
      'Scan_Status__c',
      'IsLatest',
      'ContentSize',
    ])
    const latest = versions.find(({ fields }) => fields.IsLatest?.value === true)
    const scan = latest === undefined ? null : fieldText(latest, 'Scan_Status__c')
    files.push({
      linkId: link.id,
      documentId,
      name: fieldText(link, 'ContentDocument.Title') ?? '',
      size: Number(latest?.fields.ContentSize?.value ?? 0),
      scan: scan === 'Clean' || scan === 'Infected' ? scan : 'Pending',
    })
  }
  return files
}

import type { Label, ValueAt, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first, list } from '@porchlight/server-methods/records/list'
import { contentDocumentLinkObject } from '../../files/objects/content-document-link/object'
import { contentVersionObject } from '../../files/objects/content-version/object'
import { documentRequirementObject } from '../objects/document-requirement/object'
import type { DocumentType } from './document-types'

/** A file that was sent for a document and has not been replaced. */
export interface DocumentFile {
  readonly linkId: string
  readonly documentId: string
  readonly name: string
  /** In bytes. */
  readonly size: number
  readonly scan: ValueAt<typeof contentVersionObject, 'Scan_Status__c'>
}

/** A document that an order requires, with the files sent. */
export interface OrderDocument {
  readonly requirementId: string
  readonly type: DocumentType
  readonly isRequired: boolean
  readonly status: ValueAt<typeof documentRequirementObject, 'Status__c'>
  /** `YYYY-MM-DD`. */
  readonly due: string | null
  readonly receiptNumber: string | null
  /** What fits, as it was requested; null where nothing was said. */
  readonly explanation: Label | null
  /** Why it was rejected; null in every other state. */
  readonly reason: Label | null
  readonly files: readonly DocumentFile[]
}

/** Returns every document of an order that `reader` sees, the required ones first, and the files sent for each. */
export async function readDocuments(
  engine: RecordEngine,
  reader: Viewer,
  orderId: string,
): Promise<readonly OrderDocument[]> {
  const requirements = await list(engine, reader, documentRequirementObject, {
    fields: [
      'Document_Type__c',
      'Is_Required__c',
      'Status__c',
      'Due_Date__c',
      'Receipt_Number__c',
      'Explanation__c',
      'Explanation_ES__c',
      'Rejection_Text__c',
      'Rejection_Text_ES__c',
    ],
    where: { Order__c: orderId },
    orderedBy: ['CreatedDate'],
    limit: 200,
  })
  const documents: OrderDocument[] = []
  for (const record of requirements) {
    documents.push({
      requirementId: record.id,
      type: record.Document_Type__c,
      isRequired: record.Is_Required__c,
      status: record.Status__c,
      due: record.Due_Date__c,
      receiptNumber: record.Receipt_Number__c,
      explanation: inBothLanguages(record.Explanation__c, record.Explanation_ES__c),
      reason:
        record.Status__c === 'Rejected'
          ? inBothLanguages(record.Rejection_Text__c, record.Rejection_Text_ES__c)
          : null,
      files: await readFiles(engine, reader, record.id),
    })
  }
  return documents.sort((left, right) => Number(right.isRequired) - Number(left.isRequired))
}

/** Words in both languages; null where one is missing. */
export function inBothLanguages(en: string | null, es: string | null): Label | null {
  return en === null || es === null ? null : { en, es }
}

/** The files of one document that have not been replaced, in the order they were sent. */
export async function readFiles(
  engine: RecordEngine,
  reader: Viewer,
  requirementId: string,
): Promise<readonly DocumentFile[]> {
  const links = await list(engine, reader, contentDocumentLinkObject, {
    fields: ['ContentDocumentId', 'ContentDocument.Title'],
    where: { Document_Requirement__c: requirementId, Replaced__c: { ne: true } },
    orderedBy: ['CreatedDate'],
    limit: 200,
  })
  const files: DocumentFile[] = []
  for (const link of links) {
    const documentId = link.ContentDocumentId
    const latest = await first(engine, reader, contentVersionObject, {
      fields: ['Scan_Status__c', 'ContentSize'],
      where: { ContentDocumentId: documentId, IsLatest: true },
      orderedBy: ['CreatedDate'],
    })
    files.push({
      linkId: link.id,
      documentId,
      name: link['ContentDocument.Title'] ?? '',
      size: latest?.ContentSize ?? 0,
      scan: latest?.Scan_Status__c ?? 'Pending',
    })
  }
  return files
}

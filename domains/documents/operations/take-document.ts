import { randomInt } from 'node:crypto'
import { fail } from '@porchlight/errors'
import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { create, update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import type { StoredFile } from '@porchlight/ui-api/server'
import { localDay } from '../../customers/rules/calendar-day'
import type { OrderAccess } from '../../enrollment/operations/order-task/order-access'
import { contentDocumentObject } from '../../files/objects/content-document/object'
import { contentDocumentLinkObject } from '../../files/objects/content-document-link/object'
import { contentVersionObject } from '../../files/objects/content-version/object'
import { documentRequirementObject } from '../objects/document-requirement/object'
import type { DocumentType } from './document-types'
import { type OrderDocument, readDocuments } from './read-documents'

/** What is committed with the records of a document, in the same transaction; receives the receipt number. */
type Along = (connection: Connection, receiptNumber: string) => Promise<void>
type Connection = Parameters<Parameters<RecordEngine['inOneTransaction']>[0]>[1]

/** Which of several documents of one type is the one to send for: what waits for the customer first. */
const order: readonly OrderDocument['status'][] = ['Rejected', 'Requested', 'Received', 'Checking']

/**
 * Accepts files for a document of the order: creates their records, records that the document was received, replacing a
 * rejected one, and has them scanned; returns the receipt number. A type that the order does not require is accepted as
 * an optional document. `documentSettled` when it was accepted already. The caller has to discard the bytes when this
 * fails.
 */
export async function takeDocument(
  context: MethodContext,
  access: OrderAccess,
  type: DocumentType,
  files: readonly StoredFile[],
  along?: Along,
): Promise<string> {
  const { engine, now } = context
  const { recorder, orderId } = access
  return engine.inOneTransaction(async (inner, connection) => {
    await connection.query(lockStatement('documents'), [`documents ${orderId}`])
    const known = (await readDocuments(inner, recorder, orderId)).filter((document) => document.type === type)
    const open = order.flatMap((status) => known.filter((document) => document.status === status))[0]
    if (open === undefined && known.length > 0) throw fail('documentSettled')
    const requirementId = open?.requirementId ?? (await createOptional(inner, access, type))
    if (open?.status === 'Rejected') {
      for (const { linkId } of open.files) {
        await update(inner, recorder, contentDocumentLinkObject, linkId, { Replaced__c: true })
      }
    }
    for (const file of files) {
      const versionId = await createFile(inner, access, requirementId, file)
      await context.uploads.scan(versionId, connection)
    }
    const receiptNumber = open?.receiptNumber ?? `R${String(randomInt(100_000_000)).padStart(8, '0')}`
    if (open === undefined || open.status === 'Requested' || open.status === 'Rejected') {
      await update(inner, recorder, documentRequirementObject, requirementId, {
        Status__c: 'Received',
        Received_Date__c: localDay(now()),
        Receipt_Number__c: receiptNumber,
        Reason__c: null,
        Rejection_Text__c: null,
        Rejection_Text_ES__c: null,
      })
    }
    await along?.(connection, receiptNumber)
    return receiptNumber
  })
}

function createOptional(
  engine: RecordEngine,
  { recorder, orderId, accountId }: OrderAccess,
  type: DocumentType,
): Promise<string> {
  return create(engine, recorder, documentRequirementObject, {
    Account__c: accountId,
    Order__c: orderId,
    Document_Type__c: type,
    Is_Required__c: false,
  })
}

async function createFile(
  engine: RecordEngine,
  { recorder, contactId }: OrderAccess,
  requirementId: string,
  stored: StoredFile,
): Promise<string> {
  const documentId = await create(engine, recorder, contentDocumentObject, {
    Title: stored.fileName,
    FileExtension: stored.extension,
    ContentSize: stored.size,
    Contact__c: contactId,
  })
  const versionId = await create(engine, recorder, contentVersionObject, {
    ContentDocumentId: documentId,
    Title: stored.fileName,
    VersionNumber: 1,
    PathOnClient: stored.fileName,
    FileExtension: stored.extension,
    Media_Type__c: stored.mediaType,
    ContentSize: stored.size,
    Checksum: stored.checksum,
    Storage_Key__c: stored.storageKey,
  })
  await create(engine, recorder, contentDocumentLinkObject, {
    ContentDocumentId: documentId,
    Document_Requirement__c: requirementId,
  })
  return versionId
}

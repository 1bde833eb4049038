import { fail } from '@porchlight/errors'
import { keyPrefixOf, type RecordRepresentation } from '@porchlight/metadata'
import type { Queryable, RecordEngine } from '@porchlight/record-engine'
import { type CallContext, type CallHandler, handleCall } from '../../define/handler'
import type { UploadPart } from '../../define/uploads'
import { parseRecordId } from '../../request/parse-request'
import { readUpload, type Upload } from '../../request/records/read-upload'
import {
  type ContentDocumentComposite,
  createContentDocumentAndVersionContract,
  createContentVersionContract,
} from './contract'

/** The reference of a link to a record, by the record's object; files are sent for these. */
const linkFields: Readonly<Record<string, string>> = {
  Case: 'Case__c',
  Document_Requirement__c: 'Document_Requirement__c',
  Order: 'Order__c',
}

/** How a record tells whose it is. */
const contactPaths = ['ContactId', 'Contact__c', 'Account.ContactId', 'Order__r.ContactId']

const everything = { fields: [], optionalFields: ['Title', 'Contact__c', 'FileExtension', 'ContentSize'] }

const handleCreateDocument = handleCall(
  createContentDocumentAndVersionContract,
  async ({ body }, context: CallContext) => {
    const admit = async (recordId: string | null) => {
      await admitViewer(context)
      return findTarget(recordId, context)
    }
    await admitViewer(context)
    return readUpload(partsOf(body), context.uploads, admit, async (target, upload) => {
      const contentDocumentId = await context.engine.inOneTransaction(async (engine, connection) => {
        const documentId = await engine.createRecord(context.uploads.recorder, 'ContentDocument', {
          fields: {
            Title: upload.title ?? upload.file.fileName,
            Description: upload.description,
            FileExtension: upload.file.extension,
            ContentSize: upload.file.size,
            Contact__c: target.contactId,
          },
        })
        await createVersion(engine, connection, context, upload, documentId, 1)
        if (target.linkField !== null) {
          await engine.createRecord(context.uploads.recorder, 'ContentDocumentLink', {
            fields: { ContentDocumentId: documentId, [target.linkField]: upload.firstPublishLocationId },
          })
        }
        return documentId
      })
      return { status: 201, body: await readComposite(contentDocumentId, context) }
    })
  },
)

const handleCreateVersion = handleCall(
  createContentVersionContract,
  async ({ params, body }, context: CallContext) => {
    const documentId = parseRecordId(params.contentDocumentId, 'contentDocumentId')
    const admit = async () => {
      await admitViewer(context)
      const document = await context.engine.readRecord(context.viewer, documentId, everything)
      if (document?.apiName !== 'ContentDocument') throw fail('notFound')
    }
    await admit()
    return readUpload(partsOf(body), context.uploads, admit, async (_document, upload) => {
      await context.engine.inOneTransaction(async (engine, connection) => {
        // The document's own change comes first: it makes versions that are sent at once wait for each other.
        await engine.updateRecord(context.uploads.recorder, documentId, {
          fields: {
            ...(upload.title === null ? {} : { Title: upload.title }),
            ...(upload.description === null ? {} : { Description: upload.description }),
            FileExtension: upload.file.extension,
            ContentSize: upload.file.size,
          },
        })
        const [latest] = await versionsOf(engine, documentId, context)
        if (latest !== undefined) {
          await engine.updateRecord(context.uploads.recorder, latest.id, { fields: { IsLatest: false } })
        }
        const number = Number(latest?.fields.VersionNumber?.value ?? 0) + 1
        await createVersion(engine, connection, context, upload, documentId, number)
      })
      return { status: 201, body: await readComposite(documentId, context) }
    })
  },
)

/** The calls that send files. */
export const handlers: readonly CallHandler[] = [handleCreateDocument, handleCreateVersion]

/** Refuses guests, and whoever is no longer who began to send. */
async function admitViewer({ viewer, confirmViewer }: CallContext): Promise<void> {
  if (viewer.class === 'guest') throw fail('forbidden')
  await confirmViewer()
}

/** The contract documents the parts; what arrives is their stream. */
function partsOf(body: unknown): AsyncIterable<UploadPart> {
  return body as AsyncIterable<UploadPart>
}

/** Whose a new file is, and what it is sent for: a customer's own, or that of the record that staff name. */
async function findTarget(
  recordId: string | null,
  { viewer, engine, metadata }: CallContext,
): Promise<{ readonly contactId: string; readonly linkField: string | null }> {
  const ownContactId = viewer.class === 'customer' ? viewer.contactId : null
  if (recordId === null) {
    if (ownContactId !== null) return { contactId: ownContactId, linkField: null }
    throw fail('invalidParameter', {
      parameter: 'json',
      reason: 'name the record that the file is for, as firstPublishLocationId.',
    })
  }
  const object = metadata.objectByKeyPrefix(keyPrefixOf(recordId))
  const record = await engine.readRecord(viewer, recordId, { fields: [], optionalFields: contactPaths })
  if (object === undefined || record === null) throw fail('notFound')
  const contactId = object.apiName === 'Contact' ? recordId : (ownContactId ?? contactOf(record))
  if (contactId === null) throw fail('notFound')
  return { contactId, linkField: linkFields[object.apiName] ?? null }
}

function contactOf(record: RecordRepresentation): string | null {
  for (const path of contactPaths) {
    const [first = '', second] = path.split('.')
    const value = record.fields[first]?.value
    if (second === undefined && typeof value === 'string') return value
    if (second !== undefined && typeof value === 'object' && value !== null) {
      const spanned = (value as RecordRepresentation).fields[second]?.value
      if (typeof spanned === 'string') return spanned
    }
  }
  return null
}

async function createVersion(
  engine: RecordEngine,
  connection: Queryable,
  { uploads, viewer }: CallContext,
  { file, title }: Upload,
  documentId: string,
  number: number,
): Promise<void> {
  // Staff send files for many customers; what they may do is the business of whoever employs them.
  if (viewer.class === 'customer') await uploads.count(viewer.contactId, file.size, connection)
  const versionId = await engine.createRecord(uploads.recorder, 'ContentVersion', {
    fields: {
      ContentDocumentId: documentId,
      Title: title ?? file.fileName,
      VersionNumber: number,
      PathOnClient: file.fileName,
      FileExtension: file.extension,
      Media_Type__c: file.mediaType,
      ContentSize: file.size,
      Checksum: file.checksum,
      Storage_Key__c: file.storageKey,
    },
  })
  await uploads.scan(versionId, connection)
}

/** The versions of a file, the newest first. */
async function versionsOf(
  engine: RecordEngine,
  documentId: string,
  { uploads }: CallContext,
): Promise<readonly RecordRepresentation[]> {
  const page = await engine.listRecords(uploads.recorder, {
    ...childrenOf(documentId),
    objectApiName: 'ContentVersion',
    selection: { fields: ['VersionNumber'], optionalFields: [] },
    orderings: [{ field: 'VersionNumber', ascending: false }],
  })
  return page.records
}

function childrenOf(documentId: string) {
  return {
    condition: null,
    parent: { fieldApiName: 'ContentDocumentId', recordId: documentId },
    searchTerm: null,
    pageSize: 200,
    position: { kind: 'start' as const },
  }
}

/** What the viewer sees of the file that it sent. */
async function readComposite(documentId: string, context: CallContext): Promise<ContentDocumentComposite> {
  const { engine, viewer } = context
  const document = await engine.readRecord(viewer, documentId, everything)
  const versions = await engine.listRecords(viewer, {
    ...childrenOf(documentId),
    objectApiName: 'ContentVersion',
    selection: {
      fields: ['Title', 'VersionNumber', 'FileExtension', 'ContentSize', 'Scan_Status__c', 'PathOnClient'],
      optionalFields: ['ContentDocumentId'],
    },
    orderings: [{ field: 'VersionNumber', ascending: false }],
  })
  const links = await engine.listRecords(viewer, {
    ...childrenOf(documentId),
    objectApiName: 'ContentDocumentLink',
    selection: { fields: ['LinkedEntityId'], optionalFields: ['ContentDocumentId'] },
    orderings: [],
  })
  const [version] = versions.records
  if (document === null || version === undefined) throw fail('notFound')
  return { contentDocument: document, contentDocumentLinks: links.records, contentVersion: version }
}

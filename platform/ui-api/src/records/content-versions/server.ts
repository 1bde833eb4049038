import { fail } from '@porchlight/errors'
import { keyPrefixOf, type RecordRepresentation, type Viewer } from '@porchlight/metadata'
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

/** How a record identifies its owner. */
const contactPaths = ['ContactId', 'Contact__c', 'Account.ContactId', 'Order__r.ContactId']

const systemFields = [
  'Id',
  'CreatedById',
  'CreatedDate',
  'LastModifiedById',
  'LastModifiedDate',
  'SystemModstamp',
]

const ofDocument = ['Title', 'Description', 'Contact__c', 'FileExtension', 'ContentSize', ...systemFields]
const ofVersion = [
  'Title',
  'VersionNumber',
  'FileExtension',
  'ContentSize',
  'Scan_Status__c',
  'PathOnClient',
  'ContentDocumentId',
  'IsLatest',
  'VersionDataUrl',
  ...systemFields,
]

const everything = { fields: [], optionalFields: ofDocument }

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
        const recorder = recorderFor(context)
        const documentId = await engine.createRecord(recorder, 'ContentDocument', {
          fields: {
            Title: upload.title ?? upload.file.fileName,
            Description: upload.description,
            FileExtension: upload.file.extension,
            ContentSize: upload.file.size,
            Contact__c: target.contactId,
          },
        })
        await createVersion(engine, connection, context, upload, documentId, 1)
        const { linkField } = target
        // A file for no record belongs to its sender; one for a person is linked to that person.
        if (linkField !== null || upload.firstPublishLocationId === null) {
          const linked = linkField ?? 'User__c'
          const linkedId = linkField === null ? recorder.userId : upload.firstPublishLocationId
          await engine.createRecord(recorder, 'ContentDocumentLink', {
            fields: { ContentDocumentId: documentId, [linked]: linkedId },
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
        await context.uploads.takeTurn(documentId, connection)
        // Versions are locked before their file, in the same order as by a scan, which writes its findings about a
        // version into the file.
        const recorder = recorderFor(context)
        const [latest] = await versionsOf(engine, documentId, recorder)
        if (latest !== undefined) {
          await engine.updateRecord(recorder, latest.id, { fields: { IsLatest: false } })
        }
        const number = Number(latest?.fields.VersionNumber?.value ?? 0) + 1
        await createVersion(engine, connection, context, upload, documentId, number)
        await engine.updateRecord(recorder, documentId, {
          fields: {
            ...(upload.title === null ? {} : { Title: upload.title }),
            ...(upload.description === null ? {} : { Description: upload.description }),
            FileExtension: upload.file.extension,
            ContentSize: upload.file.size,
          },
        })
      })
      return { status: 201, body: await readComposite(documentId, context) }
    })
  },
)

/** The calls that send files. */
export const handlers: readonly CallHandler[] = [handleCreateDocument, handleCreateVersion]

/** Rejects guests, and viewers who have changed since the upload started. */
async function admitViewer({ viewer, confirmViewer }: CallContext): Promise<void> {
  if (viewer.class === 'guest') throw fail('forbidden')
  await confirmViewer()
}

/**
 * Who writes the records of a file: the platform, in the sender's name. Customers and staff cannot write them
 * directly, so that no record can name another's bytes.
 */
function recorderFor({ viewer }: CallContext): Viewer & { readonly userId: string } {
  if (viewer.class === 'guest') throw fail('forbidden')
  return { class: 'system', language: viewer.language, userId: viewer.userId }
}

/** The contract documents the parts; the body is their stream. */
function partsOf(body: unknown): AsyncIterable<UploadPart> {
  return body as AsyncIterable<UploadPart>
}

/**
 * Finds the owner of a new file, and what it is sent for: a customer's own, that of the record that staff name, or
 * their own.
 */
async function findTarget(
  recordId: string | null,
  { viewer, engine, metadata }: CallContext,
): Promise<{ readonly contactId: string | null; readonly linkField: string | null }> {
  const ownContactId = viewer.class === 'customer' ? viewer.contactId : null
  if (recordId === null) return { contactId: ownContactId, linkField: null }
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
  context: CallContext,
  { file, title }: Upload,
  documentId: string,
  number: number,
): Promise<void> {
  const { uploads, viewer } = context
  // Staff send files for many customers; their limits are their employer's business.
  if (viewer.class === 'customer') await uploads.count(viewer.contactId, file.size, connection)
  const versionId = await engine.createRecord(recorderFor(context), 'ContentVersion', {
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
  recorder: Viewer,
): Promise<readonly RecordRepresentation[]> {
  const page = await engine.listRecords(recorder, {
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

/** Reads the viewer's view of the file that it sent. */
async function readComposite(documentId: string, context: CallContext): Promise<ContentDocumentComposite> {
  const { engine, viewer } = context
  const document = await engine.readRecord(viewer, documentId, everything)
  const versions = await engine.listRecords(viewer, {
    ...childrenOf(documentId),
    objectApiName: 'ContentVersion',
    selection: { fields: [], optionalFields: ofVersion },
    orderings: [{ field: 'VersionNumber', ascending: false }],
  })
  const links = await engine.listRecords(viewer, {
    ...childrenOf(documentId),
    objectApiName: 'ContentDocumentLink',
    selection: {
      fields: [],
      optionalFields: ['LinkedEntityId', 'ContentDocumentId', 'ShareType', ...systemFields],
    },
    orderings: [],
  })
  const [version] = versions.records
  if (document === null || version === undefined) throw fail('notFound')
  return { contentDocument: document, contentDocumentLinks: links.records, contentVersion: version }
}

import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedIn } from '../../../customers/operations/person/signed-in'
import { contentVersionObject } from '../../objects/content-version/object'
import { attachmentHeader } from './attachment-header'
import { downloadFileContract } from './contract'

/** Whether there is such a file is checked as the viewer; where its bytes are stored, only the system knows. */
const handle = handleCall(downloadFileContract, async ({ query }, context: MethodContext) => {
  const viewer = signedIn(context)
  const fileId = toRecordId(query.fileId)
  if (fileId === null) throw fail('invalidRecordId', { parameter: 'fileId', value: query.fileId })
  const version = await readVersion(context, fileId, query.version)
  const storageKey = version === null ? null : await readStorageKey(context, version.id)
  const bytes = storageKey === null ? null : await context.files.get(storageKey)
  if (version === null || bytes === null) throw fail('notFound')
  // Staff may open papers of every customer they serve; that they did is noted (abuse case A34).
  if (viewer.class !== 'customer') {
    context.audit('file-opened', { versionId: version.id, userId: viewer.userId })
  }
  return {
    body: bytes as never,
    headers: {
      'content-type': version.Media_Type__c ?? 'application/octet-stream',
      'content-disposition': attachmentHeader(version.PathOnClient),
      // Bytes of a customer run nothing and fetch nothing, even where a browser shows them all the same.
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** A version of a file that the viewer may read, the newest unless one is named, and none that was not found clean. */
async function readVersion({ engine, viewer }: MethodContext, fileId: string, number: string | undefined) {
  const version = await first(engine, viewer, contentVersionObject, {
    fields: ['PathOnClient', 'Media_Type__c', 'Scan_Status__c'],
    where: {
      ContentDocumentId: fileId,
      ...(number === undefined ? { IsLatest: true } : { VersionNumber: Number(number) }),
    },
  })
  return version?.Scan_Status__c === 'Clean' ? version : null
}

async function readStorageKey({ engine, systemViewer }: MethodContext, versionId: string) {
  const version = await read(engine, systemViewer, contentVersionObject, versionId, ['Storage_Key__c'])
  return version?.Storage_Key__c ?? null
}

import { fail } from '@porchlight/errors'
import { toRecordId, type Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { contentVersionObject } from '../objects/content-version/object'

/** What bytes of a customer may do wherever a browser shows them: run nothing, and fetch nothing. */
export const inertPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"

/** What a stored file is found and read by. */
export type FileReader = Pick<MethodContext, 'engine' | 'systemViewer' | 'files'>

/**
 * A version of a file that the viewer may read, the newest unless `number` names another, with its bytes; `notFound`
 * unless it was found clean. Whether there is such a file is checked as the viewer; where its bytes are stored, only the
 * system knows.
 */
export async function readCleanFile(
  { engine, systemViewer, files }: FileReader,
  viewer: Viewer,
  id: string,
  number?: string | undefined,
) {
  const fileId = toRecordId(id)
  if (fileId === null) throw fail('invalidRecordId', { parameter: 'fileId', value: id })
  const version = await first(engine, viewer, contentVersionObject, {
    fields: ['PathOnClient', 'Media_Type__c', 'Scan_Status__c'],
    where: {
      ContentDocumentId: fileId,
      ...(number === undefined ? { IsLatest: true } : { VersionNumber: Number(number) }),
    },
  })
  if (version?.Scan_Status__c !== 'Clean') throw fail('notFound')
  const stored = await read(engine, systemViewer, contentVersionObject, version.id, ['Storage_Key__c'])
  const storageKey = stored?.Storage_Key__c ?? null
  const bytes = storageKey === null ? null : await files.get(storageKey)
  if (bytes === null) throw fail('notFound')
  return { version, bytes, mediaType: version.Media_Type__c ?? 'application/octet-stream' }
}

/** The same for a page. Staff may open papers of every customer they serve; that they did is audited (abuse case A34). */
export async function openCleanFile(
  context: MethodContext,
  viewer: Viewer,
  id: string,
  number?: string | undefined,
): ReturnType<typeof readCleanFile> {
  const file = await readCleanFile(context, viewer, id, number)
  if (viewer.class !== 'customer' && viewer.class !== 'guest') {
    const facts = { versionId: file.version.id, userId: viewer.userId }
    await context.audit('file-opened', facts, { recordId: file.version.id })
  }
  return file
}

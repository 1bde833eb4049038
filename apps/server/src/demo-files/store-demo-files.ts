import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { DemoRecord } from '@porchlight/demo/world/demo-world'
import { fail } from '@porchlight/errors'
import { maxFileBytes } from '@porchlight/file-formats'
import { type FilesPort, receiveFile } from '@porchlight/providers/files'
import { demoPaper } from './demo-paper'
import { drawMeter, drawPaper } from './drawing'
import { writeJpeg, writePng } from './write-picture'

/**
 * Generates the bytes of the demo world's files, stores them as an upload would, and returns the records with the sizes
 * and checksums of the stored files. The same records yield the same bytes.
 *
 * @throws unavailable when the place for files cannot be reached
 */
export async function storeDemoFiles(
  files: FilesPort,
  records: readonly DemoRecord[],
): Promise<readonly DemoRecord[]> {
  const of = (objectApiName: string) => records.filter((record) => record.objectApiName === objectApiName)
  const contacts = new Map(of('Contact').map((contact) => [contact.id, contact]))
  const documents = new Map(of('ContentDocument').map((document) => [document.id, document]))
  const sentToCases = new Set(
    of('ContentDocumentLink').flatMap(({ fields }) =>
      fields.Case__c == null ? [] : [fields.ContentDocumentId],
    ),
  )
  const photos = new Map<string, Promise<Buffer>>()
  const bytesOf = (version: DemoRecord, sender: DemoRecord) => {
    const { FileExtension, ContentDocumentId } = version.fields
    if (FileExtension === 'pdf') return demoPaper(version, sender)
    const photo = photoOf(version.id, FileExtension, sentToCases.has(ContentDocumentId ?? ''))
    const taken = photos.get(photo.name) ?? photo.take()
    photos.set(photo.name, taken)
    return taken
  }
  const stored = new Map<string, DemoRecord['fields']>()
  for (const version of of('ContentVersion')) {
    const { ContentDocumentId, PathOnClient, Storage_Key__c } = version.fields
    const sender = contacts.get(String(documents.get(String(ContentDocumentId))?.fields.Contact__c))
    if (sender === undefined) throw fail('internal')
    const bytes = Readable.from([await bytesOf(version, sender)])
    const limits = { maxSize: maxFileBytes }
    const file = await receiveFile(files, bytes, String(PathOnClient), String(Storage_Key__c), limits)
    stored.set(String(ContentDocumentId), { ContentSize: file.size })
    stored.set(version.id, { ContentSize: file.size, Checksum: file.checksum })
  }
  return records.map((record) => {
    const found = stored.get(record.id)
    return found === undefined ? record : { ...record, fields: { ...record.fields, ...found } }
  })
}

/** Each takes a fifth of a second to encode, and people wait for them on the first start. */
const differentPhotos = 4

/** Returns the photo of a meter for a case, and that of a paper for an order. */
function photoOf(versionId: string, extension: unknown, isForCase: boolean) {
  const number = createHash('sha256').update(versionId).digest().readUInt8() % differentPhotos
  const turn = (number + 0.5) / differentPhotos
  return {
    name: `${isForCase ? 'meter' : 'paper'} ${number}.${String(extension)}`,
    take: () => {
      const drawing = isForCase ? drawMeter(turn, 400, 300) : drawPaper(turn, 300, 400)
      return extension === 'png' ? writePng(drawing) : writeJpeg(drawing)
    },
  }
}

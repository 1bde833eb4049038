import { Readable } from 'node:stream'
import type { DemoRecord } from '@porchlight/demo/world/demo-world'
import { fail } from '@porchlight/errors'
import { maxFileBytes } from '@porchlight/file-formats'
import { type FilesPort, receiveFile } from '@porchlight/providers/files'
import { demoPaper } from './demo-paper'
import { drawMeter, drawPaper } from './drawing'
import { writeJpeg, writePng } from './write-picture'

/**
 * Makes the bytes of the demo world's files, keeps them as an upload would, and gives the records with the sizes and
 * checksums of what is kept. The same records give the same bytes.
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
  const stored = new Map<string, DemoRecord['fields']>()
  for (const version of of('ContentVersion')) {
    const { ContentDocumentId, PathOnClient, Storage_Key__c } = version.fields
    const sender = contacts.get(String(documents.get(String(ContentDocumentId))?.fields.Contact__c))
    if (sender === undefined) throw fail('internal')
    const bytes = Readable.from([await bytesOf(version, sender, sentToCases.has(ContentDocumentId ?? ''))])
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

/** What is sent to a case is the photo of a meter; what an order asks for is a paper, or the photo of one. */
async function bytesOf(version: DemoRecord, sender: DemoRecord, isForCase: boolean): Promise<Uint8Array> {
  const { FileExtension } = version.fields
  if (FileExtension === 'pdf') return demoPaper(version, sender)
  const draw = isForCase ? drawMeter : drawPaper
  if (FileExtension === 'png') return writePng(draw(version.id, 480, 360))
  return writeJpeg(isForCase ? draw(version.id, 400, 300) : draw(version.id, 300, 400))
}

import { randomUUID } from 'node:crypto'
import type { LightMyRequestResponse } from 'fastify'
import { type AbuseWorld, bearer, ownPage } from './abuse-world'

/** A file as sent. */
export interface SentFile {
  readonly name: string
  readonly bytes: Buffer
}

/** An entry point for files; returns the response that rejected the file, or the last one. */
export interface FileDoor {
  readonly name: string
  readonly send: (target: AbuseWorld, file: SentFile) => Promise<LightMyRequestResponse>
}

const documents = '/lwr/apex/v65.0/CustomerPortalDocumentController'

/** Every entry point: the data service, a message with an attachment, and an upload in parts. */
export const fileDoors: readonly FileDoor[] = [
  {
    name: 'data service',
    send: (target, file) =>
      post(
        target,
        '/services/data/v65.0/ui-api/records/content-documents/content-versions',
        multipart({}, { field: 'fileData', ...file }),
      ),
  },
  {
    name: 'message',
    send: (target, file) =>
      post(
        target,
        '/lwr/apex/v65.0/CustomerPortalMessageController/sendMessage',
        multipart(
          { Type: 'Question', Subject: `About ${randomUUID()}`, Description: 'Please see the file.' },
          { field: 'attachment', ...file },
        ),
      ),
  },
  {
    name: 'upload in parts',
    send: async (target, { name, bytes }) => {
      const { orderId } = target.mine
      const started = await post(target, `${documents}/beginUpload`, {
        orderId,
        documentType: 'Lease',
        fileName: name.slice(0, 255),
        size: bytes.length,
        key: randomUUID(),
      })
      if (started.statusCode !== 200) return started
      const { uploadId, maxPartBytes } = started.json<{ uploadId: string; maxPartBytes: number }>()
      for (let offset = 0; offset < bytes.length; offset += maxPartBytes) {
        const part = { field: 'part', name: 'part', bytes: bytes.subarray(offset, offset + maxPartBytes) }
        const texts = { orderId, uploadId, offset: String(offset) }
        const appended = await post(target, `${documents}/appendUpload`, multipart(texts, part))
        if (appended.statusCode !== 200) return appended
      }
      return post(target, `${documents}/finishUpload`, { orderId, uploadId })
    },
  },
]

/** A request body with its media type. */
interface Form {
  readonly contentType: string
  readonly payload: Buffer
}

/** Creates a form of texts and one file, as a browser composes it; the name is inserted as is. */
export function multipart(
  texts: Readonly<Record<string, string>>,
  file: SentFile & { readonly field: string },
): Form {
  const boundary = 'hostile-files-boundary'
  const head = Object.entries(texts)
    .map(
      ([name, text]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${text}\r\n`,
    )
    .join('')
  const opening = `--${boundary}\r\nContent-Disposition: form-data; name="${file.field}"; filename="${file.name}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return {
    contentType: `multipart/form-data; boundary=${boundary}`,
    payload: Buffer.concat([Buffer.from(head + opening), file.bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}

/** Posts as the attacker, from our own page. */
export function post(target: AbuseWorld, url: string, body: object | Form): Promise<LightMyRequestResponse> {
  const isForm = 'contentType' in body
  return target.send({
    method: 'POST',
    url,
    headers: {
      ...ownPage,
      ...bearer(target.token),
      'content-type': isForm ? body.contentType : 'application/json',
    },
    payload: isForm ? body.payload : JSON.stringify(body),
  })
}

/** Creates a PDF with `text` inside. */
export function pdf(text = ''): Buffer {
  return Buffer.from(`%PDF-1.7\n1 0 obj\n<<${text}>>\nendobj\n%%EOF\n`)
}

/** Creates the head of a picture that claims those dimensions, in pixels. */
export function png(width: number, height: number): Buffer {
  const bytes = Buffer.from('89504e470d0a1a0a0000000d4948445200000001000000010802000000907753de', 'hex')
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  return bytes
}

/** Creates an archive of one entry that claims to unpack to `unpacked` bytes. */
export function archive(name: string, unpacked: number): Buffer {
  const local = Buffer.from('PK\u0003\u0004'.padEnd(60, 'x'), 'latin1')
  const entry = Buffer.alloc(46 + name.length)
  entry.writeUInt32LE(0x02014b50, 0)
  entry.writeUInt32LE(unpacked, 24)
  entry.writeUInt16LE(name.length, 28)
  entry.write(name, 46, 'latin1')
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 0, 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

/** Creates a scan of that many pages of one pixel, each described by its own directory. */
export function tiff(pages: number): Buffer {
  const pageLength = 2 + 2 * 12 + 4
  const bytes = Buffer.alloc(8 + pages * pageLength)
  bytes.write('II*\0', 0, 'latin1')
  bytes.writeUInt32LE(8, 4)
  for (let page = 0; page < pages; page += 1) {
    const at = 8 + page * pageLength
    bytes.writeUInt16LE(2, at)
    for (const [index, tag] of [256, 257].entries()) {
      const entry = at + 2 + index * 12
      bytes.writeUInt16LE(tag, entry)
      bytes.writeUInt16LE(4, entry + 2)
      bytes.writeUInt32LE(1, entry + 4)
      bytes.writeUInt32LE(1, entry + 8)
    }
    bytes.writeUInt32LE(page === pages - 1 ? 0 : at + pageLength, at + 26)
  }
  return bytes
}

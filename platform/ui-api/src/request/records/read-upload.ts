import { fail } from '@porchlight/errors'
import { toRecordId } from '@porchlight/metadata'
import type { StoredFile, UploadPart, Uploads } from '../../define/uploads'

/** An uploaded file and its metadata. */
export interface Upload {
  readonly file: StoredFile
  readonly title: string | null
  readonly description: string | null
  /** The record that the file is sent for, 18 characters; null when none is named. */
  readonly firstPublishLocationId: string | null
}

const maxJsonLength = 65_536

/** The parts that may accompany the file; each as a separate part, or all in one part `json`. */
interface Said {
  readonly title?: unknown
  readonly description?: unknown
  readonly firstPublishLocationId?: unknown
}

/**
 * Reads the parts of an upload in the order in which they arrive, streams the file straight to storage, and passes them
 * to `use`. `admit` fails for senders who may not upload a file for the record of that id: it is called before the
 * first byte of the file is read, and again when the upload is complete, since a file may take minutes; so the part
 * that names the record precedes the file. A stored file is discarded when anything else of the request turns out to be
 * invalid.
 */
export async function readUpload<Access, Result>(
  parts: AsyncIterable<UploadPart>,
  uploads: Uploads,
  admit: (firstPublishLocationId: string | null) => Promise<Access>,
  use: (access: Access, upload: Upload) => Promise<Result>,
): Promise<Result> {
  let file: StoredFile | null = null
  let said: Said = {}
  try {
    for await (const part of parts) {
      if (part.kind === 'field') {
        said = addSaid(said, saidIn(part.name, part.value), file)
      } else if (part.name === 'json') {
        said = addSaid(said, saidIn(part.name, await textIn(part.bytes)), file)
      } else if (part.name !== 'fileData' || file !== null) {
        throw fail('invalidParameter', {
          parameter: part.name,
          reason: 'send one file, as the part fileData.',
        })
      } else {
        await admit(idOf(said.firstPublishLocationId))
        file = await uploads.receive(part.bytes, part.fileName)
      }
    }
    if (file === null) {
      throw fail('invalidParameter', { parameter: 'fileData', reason: 'send the file as the part fileData.' })
    }
    const upload = {
      file,
      title: textOf(said.title, 'title', 255),
      description: textOf(said.description, 'description', 1000),
      firstPublishLocationId: idOf(said.firstPublishLocationId),
    }
    return await use(await admit(upload.firstPublishLocationId), upload)
  } catch (error) {
    if (file !== null) await uploads.discard(file)
    throw error
  }
}

/** Browsers send JSON that has an explicit media type as if it were a file. */
async function textIn(bytes: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const chunk of bytes) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > maxJsonLength) {
      throw fail('invalidParameter', { parameter: 'json', reason: 'send less than 65,536 characters.' })
    }
  }
  return text
}

function addSaid(said: Said, more: Said, file: StoredFile | null): Said {
  if (file !== null && more.firstPublishLocationId !== undefined) {
    throw fail('invalidParameter', { parameter: 'json', reason: 'name the record before the file.' })
  }
  return { ...said, ...more }
}

function saidIn(name: string, value: unknown): Said {
  if (name === 'title' || name === 'description') return { [name]: value }
  if (name !== 'json') {
    throw fail('invalidParameter', { parameter: name, reason: 'this part is not known.' })
  }
  const parsed = typeof value === 'string' ? parseJson(value) : value
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) {
    throw fail('invalidParameter', { parameter: 'json', reason: 'send an object.' })
  }
  return parsed
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textOf(value: unknown, parameter: string, maxLength: number): string | null {
  if (value === undefined || value === null || value === '') return null
  if (typeof value !== 'string' || value.length > maxLength) {
    throw fail('invalidParameter', { parameter, reason: `send a text of at most ${maxLength} characters.` })
  }
  return value.trim() === '' ? null : value.trim()
}

function idOf(value: unknown): string | null {
  if (value === undefined || value === null) return null
  const id = typeof value === 'string' ? toRecordId(value) : null
  if (id === null) {
    throw fail('invalidRecordId', { parameter: 'firstPublishLocationId', value: String(value).slice(0, 40) })
  }
  return id
}

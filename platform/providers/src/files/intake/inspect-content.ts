import type { ErrorKey } from '@porchlight/errors'
import { endsAsArchive, readArchiveFacts } from './archive-facts'
import { type ImageFacts, readImageFacts } from './image-facts'

/** A problem inside a file although its name and its first bytes match. */
export type ContentProblem = Extract<
  ErrorKey,
  'fileLocked' | 'fileMixed' | 'fileTooLargeInside' | 'invalidFileFormat'
>

/** Inspects a file's bytes as they pass, and reports at the end what is wrong with them; null when nothing is. */
export interface ContentInspector {
  readonly look: (chunk: Uint8Array) => void
  readonly problem: () => ContentProblem | null
}

/** How much of the start and of the end is retained for a second check, in bytes. */
const startLength = 512 * 1024
const endLength = 1024 * 1024

/** How far back in the previous chunk a pattern may start, in bytes. */
const overlap = 64

/** Larger pictures are not photographs of a document: decoding one takes four bytes a pixel. */
const maxPixels = 120_000_000
const maxPictures = 200

/** The limits for the unpacked size of an archive, in bytes and as a multiple of its packed size. */
const maxUnpacked = 200 * 1_048_576
const maxRatio = 100
const smallUnpacked = 20 * 1_048_576

const lockedPdf = /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/
const script = /<script[\s>/]|<!doctype\s+html/i
const markupAtStart = /<(html|body|svg|script|\?php|!doctype)/i

/**
 * Returns the inspector for a file of that media type. Nothing is unpacked, decoded or run: sizes are those that the
 * file itself declares, which is what a reader would attempt to unpack (abuse cases A18 and A19).
 */
export function inspectContent(mediaType: string): ContentInspector {
  const isPdf = mediaType === 'application/pdf'
  const isImage = mediaType.startsWith('image/')
  const isDocx = mediaType.endsWith('wordprocessingml.document')
  const start = new Gathered(startLength)
  const end = new Ending(endLength)
  let before = ''
  let size = 0
  let isLocked = false
  let hasScript = false

  return {
    look: (chunk) => {
      start.add(chunk)
      end.add(chunk)
      size += chunk.length
      const text = before + Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length).toString('latin1')
      if (isPdf && lockedPdf.test(text)) isLocked = true
      if ((isImage || mediaType === 'text/csv') && script.test(text)) hasScript = true
      before = text.slice(-overlap)
    },
    problem: () => {
      if (isLocked) return 'fileLocked'
      if (hasScript) return 'fileMixed'
      const head = start.bytes()
      const tail = end.bytes()
      if (isImage || isPdf) {
        const beginning = head.subarray(0, 4096).toString('latin1')
        if (endsAsArchive(tail) || markupAtStart.test(beginning)) return 'fileMixed'
        if (isImage && beginning.includes('%PDF-')) return 'fileMixed'
      }
      if (isImage) return problemOfImage(readImageFacts(mediaType, head, tail, size))
      return isDocx ? problemOfArchive(tail, size) : null
    },
  }
}

function problemOfImage(facts: ImageFacts | null): ContentProblem | null {
  if (facts === null) return null
  return facts.pixels > maxPixels || facts.pictures > maxPictures ? 'fileTooLargeInside' : null
}

function problemOfArchive(end: Buffer, size: number): ContentProblem | null {
  const facts = readArchiveFacts(end, size)
  if (facts === null) return 'invalidFileFormat'
  if (facts.isEncrypted) return 'fileLocked'
  const isBlown = facts.unpackedSize > maxRatio * size && facts.unpackedSize > smallUnpacked
  if (facts.unpackedSize > maxUnpacked || isBlown) return 'fileTooLargeInside'
  return facts.names.some((name) => /vbaproject|\.(exe|dll|js|vbs|bat|cmd|ps1)$/i.test(name))
    ? 'fileMixed'
    : null
}

/** The first bytes of a stream. */
class Gathered {
  readonly #chunks: Uint8Array[] = []
  #length = 0

  constructor(readonly limit: number) {}

  add(chunk: Uint8Array): void {
    if (this.#length >= this.limit) return
    const part = chunk.subarray(0, this.limit - this.#length)
    this.#chunks.push(Uint8Array.from(part))
    this.#length += part.length
  }

  bytes(): Buffer {
    return Buffer.concat(this.#chunks)
  }
}

/** The last bytes of a stream, however small its chunks are: each byte is copied twice at most. */
class Ending {
  #before: Buffer = Buffer.alloc(0)
  #chunks: Uint8Array[] = []
  #length = 0

  constructor(readonly limit: number) {}

  add(chunk: Uint8Array): void {
    this.#chunks.push(chunk)
    this.#length += chunk.length
    if (this.#length < this.limit) return
    this.#before = Buffer.concat(this.#chunks)
    this.#chunks = []
    this.#length = 0
  }

  bytes(): Buffer {
    const stored = Buffer.concat([this.#before, ...this.#chunks])
    return stored.subarray(Math.max(stored.length - this.limit, 0))
  }
}

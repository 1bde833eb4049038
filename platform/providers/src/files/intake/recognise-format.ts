import { fileTypeFromBuffer } from 'file-type'

/** The formats that are accepted (`docs/specification/portal.md` section 5), by the extension of the file's name. */
const formats: Readonly<Record<string, Format>> = {
  png: { mediaType: 'image/png', contents: ['image/png'] },
  gif: { mediaType: 'image/gif', contents: ['image/gif'] },
  jpg: { mediaType: 'image/jpeg', contents: ['image/jpeg'] },
  jpeg: { mediaType: 'image/jpeg', contents: ['image/jpeg'] },
  tiff: { mediaType: 'image/tiff', contents: ['image/tiff'] },
  pdf: { mediaType: 'application/pdf', contents: ['application/pdf'] },
  doc: { mediaType: 'application/msword', contents: ['application/x-cfb'] },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    contents: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'application/zip'],
  },
  csv: { mediaType: 'text/csv', contents: [] },
}

interface Format {
  readonly mediaType: string
  /** What the bytes of such a file are recognised as; none: text. */
  readonly contents: readonly string[]
}

/** How many bytes at the start of a file tell what it is. */
const headLength = 64 * 1024

/** The extension of a file's name in lower case, without the dot; empty when it has none. */
export function extensionOf(fileName: string): string {
  return /\.([A-Za-z0-9]{1,8})$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
}

/** The extensions that are accepted. */
export const acceptedExtensions: readonly string[] = Object.keys(formats)

/**
 * The media type of a file by its name and its first bytes; null when the format is not accepted or the bytes
 * are not what the name says.
 */
export async function recogniseFormat(fileName: string, head: Uint8Array): Promise<string | null> {
  const format = formats[extensionOf(fileName)]
  if (format === undefined) return null
  if (format.contents.length === 0) return isText(head) ? format.mediaType : null
  const found = await fileTypeFromBuffer(head)
  return found !== undefined && format.contents.includes(found.mime) ? format.mediaType : null
}

/** Photos as phones keep them, which only some devices can open, whatever they are named. */
const heicTypes: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]

/** Whether a file of that name says to be such a photo. */
export function isNamedHeic(fileName: string): boolean {
  return /^hei[cf]$/.test(extensionOf(fileName))
}

/**
 * Why a file is of no use: phones keep photos in a format of their own, and word processors keep a document with a
 * password in another format than it is named.
 */
export async function refusalOf(
  fileName: string,
  head: Uint8Array,
): Promise<'fileLocked' | 'fileHeic' | 'invalidFileFormat'> {
  const found = await fileTypeFromBuffer(head)
  if (isNamedHeic(fileName) || heicTypes.includes(found?.mime ?? '')) return 'fileHeic'
  const isLocked = extensionOf(fileName) === 'docx' && found?.mime === 'application/x-cfb'
  return isLocked ? 'fileLocked' : 'invalidFileFormat'
}

/** Text in UTF-8 without control characters; a character may be cut at the end of the head. */
function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false
  const text = new TextDecoder('utf-8', { fatal: false }).decode(head)
  const wrong = [...text.slice(0, -4)].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return code === 0xfffd || (code < 0x20 && !'\t\n\r\f'.includes(character))
  })
  return !wrong && !/^\s*(<(!doctype|html|svg|script|\?xml)|%PDF)/i.test(text)
}

/** The first bytes of `bytes`, and a stream of all of them. */
export async function peekHead(
  bytes: AsyncIterable<Uint8Array>,
): Promise<{ readonly head: Uint8Array; readonly all: AsyncIterable<Uint8Array> }> {
  const iterator = bytes[Symbol.asyncIterator]()
  const chunks: Uint8Array[] = []
  let length = 0
  let isDone = false
  while (length < headLength && !isDone) {
    const next = await iterator.next()
    isDone = next.done === true
    if (next.done !== true) {
      chunks.push(next.value)
      length += next.value.length
    }
  }
  return { head: Buffer.concat(chunks).subarray(0, headLength), all: rest(chunks, iterator, isDone) }
}

async function* rest(
  chunks: readonly Uint8Array[],
  iterator: AsyncIterator<Uint8Array>,
  isDone: boolean,
): AsyncGenerator<Uint8Array> {
  yield* chunks
  while (!isDone) {
    const next = await iterator.next()
    if (next.done === true) return
    yield next.value
  }
}

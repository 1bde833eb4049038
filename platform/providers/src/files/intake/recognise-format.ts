import { extensionOf, formatOf, isNamedHeic } from '@porchlight/file-formats'
import { fileTypeFromBuffer } from 'file-type'

/** How many bytes at the start of a file identify its format. */
const headLength = 64 * 1024

/**
 * Returns the media type of a file from its name and its first bytes; null when the format is not accepted or the bytes
 * do not match the name.
 */
export async function recogniseFormat(fileName: string, head: Uint8Array): Promise<string | null> {
  const format = formatOf(fileName)
  if (format === null) return null
  const { mediaType, contents = [mediaType] } = format
  if (contents.length === 0) return isText(head) ? mediaType : null
  const found = await fileTypeFromBuffer(head)
  return found !== undefined && contents.includes(found.mime) ? mediaType : null
}

/** The format in which phones store photos and that only some devices can open, whatever the files are named. */
const heicTypes: readonly string[] = [
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
]

/**
 * Returns why a file cannot be used: phones store photos in their own format, and word processors store a
 * password-protected document in a format other than its name suggests.
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

/** Checks for text in UTF-8 without control characters; a character may be cut at the end of the head. */
function isText(head: Uint8Array): boolean {
  if (head.length === 0) return false
  const text = new TextDecoder('utf-8', { fatal: false }).decode(head)
  const wrong = [...text.slice(0, -4)].some((character) => {
    const code = character.codePointAt(0) ?? 0
    return code === 0xfffd || (code < 0x20 && !'\t\n\r\f'.includes(character))
  })
  return !wrong && !/^\s*(<(!doctype|html|svg|script|\?xml)|%PDF)/i.test(text)
}

/** Returns the first bytes of `bytes`, and a stream of all of them. */
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

import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { fail } from '@porchlight/errors'
import { extensionOf } from '@porchlight/file-formats'
import type { FilesPort } from '../files-port'
import { cleanFileName } from './file-name'
import { inspectContent } from './inspect-content'
import { peekHead, recogniseFormat, refusalOf } from './recognise-format'

/** A file as it was received and stored. */
export interface ReceivedFile {
  /** The name that it was sent with, cleaned. */
  readonly fileName: string
  /** The storage key of the bytes. */
  readonly storageKey: string
  /** In bytes. */
  readonly size: number
  /** SHA-256 of the bytes, 64 hexadecimal digits. */
  readonly checksum: string
  readonly extension: string
  readonly mediaType: string
}

/** The limits a file is checked against. */
export interface FileLimits {
  /** In bytes. */
  readonly maxSize: number
}

/**
 * Receives a file as a stream and stores it under a new key; only part of it is in memory at any time.
 * `invalidFileFormat` when its name or its first bytes match no accepted format, `fileTooLarge` beyond the limit,
 * `emptyFile` for an empty one, `fileLocked`, `fileMixed` or `fileTooLargeInside` for what inspection finds; what was
 * stored by then is removed (`docs/specification/portal.md` section 5).
 */
export async function receiveFile(
  files: FilesPort,
  bytes: AsyncIterable<Uint8Array>,
  givenName: string,
  storageKey: string,
  { maxSize }: FileLimits,
): Promise<ReceivedFile> {
  const fileName = cleanFileName(givenName)
  const { head, all } = await peekHead(bytes)
  if (head.length === 0) throw fail('emptyFile')
  const mediaType = await recogniseFormat(fileName, head)
  if (mediaType === null) throw fail(await refusalOf(fileName, head))
  const inspector = inspectContent(mediaType)
  const hash = createHash('sha256')
  let size = 0
  let isTooLarge = false
  let senderFailure: unknown = null
  const counted = async function* () {
    try {
      for await (const chunk of all) {
        size += chunk.length
        if (size > maxSize) {
          isTooLarge = true
          return
        }
        hash.update(chunk)
        inspector.look(chunk)
        yield chunk
      }
    } catch (error) {
      senderFailure = error
      throw error
    }
  }
  await files.put(storageKey, Readable.from(counted())).catch((error: unknown) => {
    // To the file store a sender that aborts is a failure like any other; to the sender it is not.
    throw senderFailure ?? error
  })
  if (isTooLarge) {
    await files.remove(storageKey)
    throw fail('fileTooLarge')
  }
  const problem = inspector.problem()
  if (problem !== null) {
    await files.remove(storageKey)
    throw fail(problem)
  }
  return {
    fileName,
    storageKey,
    size,
    checksum: hash.digest('hex'),
    extension: extensionOf(fileName),
    mediaType,
  }
}

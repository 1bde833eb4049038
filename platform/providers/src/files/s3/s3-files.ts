import type { Readable } from 'node:stream'
import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3'
import { fail } from '@porchlight/errors'
import type { FilesPort } from '../files-port'
import { gatherParts } from './gather-parts'
import { S3Silence, unlessSilent, within } from './silence'

/** Where files are stored at S3, or at a service with its interface. */
export interface S3FilesOptions {
  readonly bucket: string
  readonly region: string
  /** `https://objects.example.com`; null for AWS. */
  readonly endpoint: string | null
  /** By default found as AWS’s programs find them, in the environment or by the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /**
   * The timeout of a call, in milliseconds; 2,500 by default. For one that uploads or downloads bytes it limits a
   * silence: the whole call may take as long as it needs.
   */
  readonly timeLimitMs?: number
}

type Commands = typeof import('@aws-sdk/client-s3')

/** S3 accepts no smaller parts except the last. */
const partBytes = 5 * 1_048_576

/** The library starts to count limits of two seconds and more three seconds late. */
const longestConnectionMs = 1_900

/**
 * Stores files in a bucket, which has to be private. Loads AWS’s library, which uses 23 MB of memory, so only where it
 * is configured. A file beyond 5 MB is sent in parts: S3 needs the size of the content in advance, and we do not know
 * it until it has arrived.
 */
export async function createS3Files(options: S3FilesOptions): Promise<FilesPort> {
  const { bucket: Bucket, region, endpoint, credentials, timeLimitMs = 2_500 } = options
  const s3 = await import('@aws-sdk/client-s3')
  const place: S3ClientConfig = {
    region,
    ...(credentials === undefined ? {} : { credentials }),
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
  }
  const connectionTimeout = Math.min(timeLimitMs, longestConnectionMs)
  // Readers may pause for longer than S3 may: reads have their limit in `unlessSilent`.
  const calls = new s3.S3Client({ ...place, requestHandler: { connectionTimeout, socketTimeout: 0 } })
  const bodies = new s3.S3Client({
    ...place,
    requestHandler: { connectionTimeout, socketTimeout: timeLimitMs },
  })
  bodies.middlewareStack.add(
    (next) => async (input) => {
      try {
        return await next(input)
      } catch (cause) {
        // Under its own name, or as a cause, it would be retried, and the screen would wait three times as long.
        const isSilence = cause instanceof Error && cause.name === 'TimeoutError'
        throw isSilence ? new S3Silence('S3 took too long.') : cause
      }
    },
    { step: 'deserialize', name: 'silenceIsNotTriedAgain', priority: 'low' },
  )
  const callS3: CallS3 = (send) => within(timeLimitMs, (abortSignal) => send(calls, { abortSignal }))

  const remove = async (Key: string) => {
    await callS3((client, options) => client.send(new s3.DeleteObjectCommand({ Bucket, Key }), options))
  }

  return {
    put: (key, bytes) =>
      reach(key, async (Key) => {
        try {
          await putParts({ s3, bodies, callS3 }, { Bucket, Key }, bytes)
        } catch (cause) {
          // Its response may have been lost.
          await tidyUp(cause, () => remove(Key))
          throw cause
        }
      }),
    get: (key) =>
      reach(key, async (Key) => {
        try {
          const { Body } = await callS3((client, options) =>
            client.send(new s3.GetObjectCommand({ Bucket, Key }), options),
          )
          return Body === undefined ? null : unlessSilent(Body as Readable, timeLimitMs)
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return null
          throw error
        }
      }),
    remove: (key) => reach(key, remove),
  }
}

/** Calls S3 where no file is transferred. Every such call ends within its limit. */
type CallS3 = <Answer>(
  send: (client: S3Client, options: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
) => Promise<Answer>

/** What uploads are sent with. */
interface S3Parts {
  readonly s3: Commands
  readonly bodies: S3Client
  readonly callS3: CallS3
}

/** Cleans up after a failure. It is not awaited when S3 does not respond: S3 would not respond to this either. */
async function tidyUp(cause: unknown, work: () => Promise<unknown>): Promise<void> {
  const done = work().catch(() => undefined)
  if (!(cause instanceof S3Silence)) await done
}

/**
 * Uploads a file that fits in one part with a single put; a larger one is uploaded in parts and exists once they are
 * complete.
 */
async function putParts(
  { s3, bodies, callS3 }: S3Parts,
  place: { readonly Bucket: string; readonly Key: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  let upload: { readonly UploadId: string } | null = null
  const made: { readonly ETag: string | undefined; readonly PartNumber: number }[] = []
  try {
    for await (const part of gatherParts(bytes, partBytes)) {
      if (part.isLast && upload === null) {
        await bodies.send(new s3.PutObjectCommand({ ...place, Body: part.bytes }))
        return
      }
      upload ??= await begin(s3, callS3, place)
      const PartNumber = made.length + 1
      const command = new s3.UploadPartCommand({ ...place, ...upload, PartNumber, Body: part.bytes })
      const { ETag, ChecksumCRC32 } = await bodies.send(command)
      made.push({ ETag, PartNumber, ...(ChecksumCRC32 === undefined ? {} : { ChecksumCRC32 }) })
    }
    if (upload === null) return
    // S3 takes time proportional to the bytes to assemble the parts; it sends blanks in the meantime.
    await bodies.send(
      new s3.CompleteMultipartUploadCommand({ ...place, ...upload, MultipartUpload: { Parts: made } }),
    )
  } catch (error) {
    if (upload !== null) {
      // Parts that are never completed are stored, and paid for, unless the bucket’s own rule removes them.
      const command = new s3.AbortMultipartUploadCommand({ ...place, ...upload })
      await tidyUp(error, () => callS3((client, options) => client.send(command, options)))
    }
    throw error
  }
}

async function begin(
  s3: Commands,
  callS3: CallS3,
  place: { readonly Bucket: string; readonly Key: string },
): Promise<{ readonly UploadId: string }> {
  const command = new s3.CreateMultipartUploadCommand({ ...place, ChecksumAlgorithm: 'CRC32' })
  const { UploadId } = await callS3((client, options) => client.send(command, options))
  if (UploadId === undefined) throw new TypeError('S3 began an upload without a name.')
  return { UploadId }
}

/** A key that a program could read as a path out of its folder is not one of ours. */
async function reach<Result>(key: string, use: (key: string) => Promise<Result>): Promise<Result> {
  try {
    const isPath = key.split('/').some((part) => ['', '.', '..'].includes(part))
    if (isPath || /\p{Cc}/u.test(key)) throw new RangeError('It is no key.')
    return await use(key)
  } catch (cause) {
    throw fail('unavailable', {}, { cause })
  }
}

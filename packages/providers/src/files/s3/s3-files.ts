import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { fail } from '@porchlight/errors'
import type { FilesPort } from '../files-port'
import { gatherParts } from './gather-parts'

/** Where files are kept at S3, or at what speaks as it does. */
export interface S3FilesOptions {
  readonly bucket: string
  readonly region: string
  /** `https://objects.example.com`; null: AWS. */
  readonly endpoint: string | null
  /** Absent: found as AWS’s programs find them, in the environment or by the role of the machine. */
  readonly credentials?: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** Until a connection that brings nothing counts as broken; 15 s by default. */
  readonly timeoutMs?: number
}

type Commands = typeof import('@aws-sdk/client-s3')

/** S3 takes no smaller parts but the last. */
const partBytes = 5 * 1_048_576

/**
 * Keeps files in a bucket, which has to be private. Loads AWS’s library, which costs 23 MB of memory, so only where it is
 * configured. A file beyond 5 MB goes in parts: S3 has to know the size of what comes, and we do not until it is here.
 */
export async function createS3Files(options: S3FilesOptions): Promise<FilesPort> {
  const { bucket: Bucket, region, endpoint, credentials, timeoutMs = 15_000 } = options
  const s3 = await import('@aws-sdk/client-s3')
  const client = new s3.S3Client({
    region,
    ...(credentials === undefined ? {} : { credentials }),
    ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 3_000,
      requestTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
  })

  const remove = async (Key: string) => {
    await client.send(new s3.DeleteObjectCommand({ Bucket, Key }))
  }

  return {
    put: (key, bytes) =>
      reach(key, async (Key) => {
        try {
          await putParts(s3, client, { Bucket, Key }, bytes)
        } catch (cause) {
          // Its answer may be what was lost.
          await remove(Key).catch(() => undefined)
          throw cause
        }
      }),
    get: (key) =>
      reach(key, async (Key) => {
        try {
          const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key }))
          return (Body as Readable | undefined) ?? null
        } catch (error) {
          if (error instanceof s3.NoSuchKey) return null
          throw error
        }
      }),
    remove: (key) => reach(key, remove),
  }
}

/** A file that fits in one part is put at once; another is begun, brought in parts and only then there. */
async function putParts(
  s3: Commands,
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<void> {
  let upload: { readonly UploadId: string } | null = null
  const made: { readonly ETag: string | undefined; readonly PartNumber: number }[] = []
  try {
    for await (const part of gatherParts(bytes, partBytes)) {
      if (part.isLast && upload === null) {
        await client.send(new s3.PutObjectCommand({ ...place, Body: part.bytes }))
        return
      }
      upload ??= await begin(s3, client, place)
      const PartNumber = made.length + 1
      const command = new s3.UploadPartCommand({ ...place, ...upload, PartNumber, Body: part.bytes })
      const { ETag, ChecksumCRC32 } = await client.send(command)
      made.push({ ETag, PartNumber, ...(ChecksumCRC32 === undefined ? {} : { ChecksumCRC32 }) })
    }
    if (upload === null) return
    await client.send(
      new s3.CompleteMultipartUploadCommand({ ...place, ...upload, MultipartUpload: { Parts: made } }),
    )
  } catch (error) {
    if (upload !== null) {
      // Parts that nobody ends are kept, and paid for, unless the bucket’s own rule removes them.
      const command = new s3.AbortMultipartUploadCommand({ ...place, ...upload })
      await client.send(command).catch(() => undefined)
    }
    throw error
  }
}

async function begin(
  s3: Commands,
  client: S3Client,
  place: { readonly Bucket: string; readonly Key: string },
): Promise<{ readonly UploadId: string }> {
  const command = new s3.CreateMultipartUploadCommand({ ...place, ChecksumAlgorithm: 'CRC32' })
  const { UploadId } = await client.send(command)
  if (UploadId === undefined) throw new TypeError('S3 began an upload without a name.')
  return { UploadId }
}

/** A key that some program would read as a path out of its folder is none of ours. */
async function reach<Result>(key: string, use: (key: string) => Promise<Result>): Promise<Result> {
  try {
    if (!/^(?!\/)(?!.*(^|\/)\.{0,2}(\/|$))\P{Cc}+$/u.test(key)) throw new RangeError('It is no key.')
    return await use(key)
  } catch (cause) {
    throw fail('unavailable', {}, { cause })
  }
}

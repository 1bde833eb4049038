import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDiskFiles } from '../disk/disk-files'
import type { FilesPort } from '../files-port'
import { createS3Files } from '../s3/s3-files'
import { type S3StandIn, startS3StandIn } from './start-s3-stand-in'

/** A separate file store for a test. */
export interface FilesBench {
  readonly files: FilesPort
  readonly close: () => Promise<void>
}

export const benches: Readonly<Record<'a disk' | 'S3', () => Promise<FilesBench>>> = {
  'a disk': async () => {
    const directory = await mkdtemp(join(tmpdir(), 'porchlight-files-'))
    return {
      files: createDiskFiles(join(directory, 'files')),
      close: () => rm(directory, { recursive: true, force: true }),
    }
  },
  // Nothing there tests silence, which is common on a busy machine.
  S3: () => openS3Bench(60_000),
}

/** The credentials for the bucket of the bench. */
export const benchCredentials = { accessKeyId: 'AKIAEXAMPLE', secretAccessKey: 'secret/of+the bench' }

/** How long the bench waits for a silent S3, in milliseconds: a busy machine is silent for a while as well. */
export const benchLimitMs = 900

/** Opens a bucket of the stand-in. */
export async function openS3Bench(
  timeLimitMs = benchLimitMs,
): Promise<FilesBench & { readonly standIn: S3StandIn }> {
  const place = { bucket: 'documents', region: 'us-east-1', credentials: benchCredentials }
  const standIn = await startS3StandIn({ bucket: place.bucket, ...benchCredentials })
  const files = await createS3Files({ ...place, endpoint: standIn.endpoint, timeLimitMs })
  return { files, standIn, close: () => standIn.close() }
}

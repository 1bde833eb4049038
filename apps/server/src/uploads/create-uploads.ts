import { randomUUID } from 'node:crypto'
import { scanFile } from '@porchlight/domains/jobs'
import { maxFileBytes } from '@porchlight/file-formats'
import { enqueueJob, type ReachJobPoint } from '@porchlight/jobs'
import { type FilesPort, type ResumableUploads, receiveFile } from '@porchlight/providers/files'
import { lockStatement } from '@porchlight/transactions/locks'
import type { Uploads } from '@porchlight/ui-api/server'

/** What uploads are composed of besides the file store. */
export interface UploadOptions {
  /** Counts what each sender uploads in a day, in parts or whole. */
  readonly resumable: Pick<ResumableUploads, 'count'>
  readonly reached?: ReachJobPoint | undefined
}

/** Creates the uploads of the data service on top of a file store. Each file gets a random name. */
export function createUploads(files: FilesPort, { resumable, reached }: UploadOptions): Uploads {
  return {
    receive: (bytes, fileName) =>
      receiveFile(files, bytes, fileName, `uploads/${randomUUID()}`, { maxSize: maxFileBytes }),
    count: (owner, size, connection) => resumable.count(connection, owner, size),
    takeTurn: async (contentDocumentId, connection) => {
      await connection.query(lockStatement('file'), [`file ${contentDocumentId}`])
    },
    scan: async (versionId, connection) => {
      await enqueueJob(connection, scanFile.name, { versionId }, { key: versionId }, reached)
    },
    discard: ({ storageKey }) => files.remove(storageKey),
    maxBytes: maxFileBytes,
  }
}

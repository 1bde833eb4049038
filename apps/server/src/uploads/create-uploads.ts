import { randomUUID } from 'node:crypto'
import type { Viewer } from '@porchlight/metadata'
import { type FilesPort, receiveFile } from '@porchlight/providers/files'
import type { Uploads } from '@porchlight/ui-api/server'
import { maxUploadBytes } from './upload-limit'

/** Makes the uploads of the data service over a place for files. Each file gets a name that nobody chose. */
export function createUploads(files: FilesPort, recorder: Viewer): Uploads {
  return {
    receive: (bytes, fileName) =>
      receiveFile(files, bytes, fileName, `uploads/${randomUUID()}`, { maxSize: maxUploadBytes }),
    discard: ({ storageKey }) => files.remove(storageKey),
    recorder,
    maxBytes: maxUploadBytes,
  }
}

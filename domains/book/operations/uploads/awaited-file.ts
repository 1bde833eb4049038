import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { readUpload, type StoredUpload } from './stored-uploads'

/** Returns the owner of the file uploads that belong to an upload of a book. */
export function fileOwner(uploadId: string): string {
  return `book ${uploadId}`
}

/** Reads an upload whose files are arriving; `notFound` without it, `bookUploadMoved` once a run was started. */
export async function readUploading(
  { engine }: Pick<MethodContext, 'engine'>,
  uploadId: string,
): Promise<StoredUpload> {
  const upload = await engine.inOneTransaction((_engine, connection) => readUpload(connection, uploadId))
  if (upload.state !== 'Uploading') throw fail('bookUploadMoved')
  return upload
}

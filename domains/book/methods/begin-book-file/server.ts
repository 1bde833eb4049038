import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { maxPartBytes } from '../../../files/operations/part-schemas'
import { fileOwner, readUploading } from '../../operations/uploads/awaited-file'
import { beginBookFileContract } from './contract'

const handle = handleCall(beginBookFileContract, async ({ body }, context: MethodContext) => {
  signedInAdmin(context)
  const { bookUploadId, fileName, size, key } = body
  const upload = await readUploading(context, bookUploadId)
  if (!upload.files.some((file) => file.name === fileName && file.size === size)) throw fail('notFound')
  const owner = fileOwner(bookUploadId)
  const status = await context.resumableUploads.begin({ owner, key, fileName, size, note: {} })
  return { body: { ...status, maxPartBytes } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { isRunning } from '../../facts/book-upload'
import { lockUpload, removeUpload } from '../../operations/uploads/stored-uploads'
import { removeBookUploadContract } from './contract'

const handle = handleCall(removeBookUploadContract, async ({ body }, context: MethodContext) => {
  signedInAdmin(context)
  const { bookUploadId: id } = body
  await context.engine.inOneTransaction(async (_engine, connection) => {
    const upload = await lockUpload(connection, id)
    if (isRunning(upload.state)) throw fail('bookUploadMoved')
    await removeUpload(connection, context.files, upload)
  })
  return { body: {} }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

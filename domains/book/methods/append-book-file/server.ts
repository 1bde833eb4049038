import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { appendPart } from '../../../files/operations/append-part'
import { fileOwner, readUploading } from '../../operations/uploads/awaited-file'
import { appendBookFileContract } from './contract'

const handle = handleCall(appendBookFileContract, async ({ body }, context: MethodContext) => ({
  body: await appendPart(context, body, 'bookUploadId', async (bookUploadId) => {
    signedInAdmin(context)
    return fileOwner((await readUploading(context, bookUploadId)).id)
  }),
}))

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { appendPart } from '../../../files/operations/append-part'
import { fileOwner, readUploading } from '../../operations/uploads/awaited-file'
import { appendBookFileContract } from './contract'

const handle = handleCall(appendBookFileContract, async ({ body }, context: MethodContext) => {
  // Before the first byte of the form is read.
  signedInAdmin(context)
  const ownerOf = async (bookUploadId: string) => fileOwner((await readUploading(context, bookUploadId)).id)
  return { body: await appendPart(context, body, 'bookUploadId', ownerOf) }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

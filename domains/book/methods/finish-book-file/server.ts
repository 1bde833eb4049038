import { Readable } from 'node:stream'
import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInAdmin } from '../../../customers/operations/person/signed-in'
import { fileOwner, readUploading } from '../../operations/uploads/awaited-file'
import { changeUpload, lockUpload } from '../../operations/uploads/stored-uploads'
import { finishBookFileContract } from './contract'

const handle = handleCall(finishBookFileContract, async ({ body }, context: MethodContext) => {
  signedInAdmin(context)
  const { bookUploadId: id, uploadId } = body
  await readUploading(context, id)
  const fileName = await context.resumableUploads.finish(
    fileOwner(id),
    uploadId,
    async ({ bytes, fileName: name }, settle) => {
      const key = `book/${id}/files/${uploadId}`
      await context.files.put(key, Readable.from(bytes))
      try {
        await context.engine.inOneTransaction(async (_engine, connection) => {
          const { state, files } = await lockUpload(connection, id)
          if (state !== 'Uploading') throw fail('bookUploadMoved')
          const withKey = files.map((file) => (file.name === name ? { ...file, key } : file))
          await changeUpload(connection, { id }, { files: withKey }, context.now())
          await settle(connection, name)
        })
      } catch (error) {
        await context.files.remove(key)
        throw error
      }
      return name
    },
  )
  return { body: { fileName } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

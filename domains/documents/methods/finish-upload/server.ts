import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { documentTypeOf } from '../../operations/document-types'
import { takeDocument } from '../../operations/take-document'
import { finishUploadContract } from './contract'

const handle = handleCall(finishUploadContract, async ({ body }, context: MethodContext) => {
  const { orderId } = await requireOrderAccess(context, body.orderId)
  const { uploads } = context
  const receiptNumber = await context.resumableUploads.finish(
    orderId,
    body.uploadId,
    async ({ bytes, fileName, note }, settle) => {
      const type = documentTypeOf(note.type ?? null)
      if (type === null) throw fieldError('requiredFieldMissing', 'documentType')
      const file = await uploads.receive(bytes, fileName)
      try {
        // A large file takes its time to be checked: the rights count that there are when its records are made.
        const present = await requireOrderAccess(context, body.orderId)
        return await takeDocument(context, present, type, [file], settle)
      } catch (error) {
        await uploads.discard(file)
        throw error
      }
    },
  )
  return { body: { receiptNumber } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

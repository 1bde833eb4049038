import { formatOf, isNamedHeic } from '@porchlight/file-formats'
import { cleanFileName } from '@porchlight/providers/files'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { maxPartBytes } from '../../../files/operations/part-schemas'
import { documentTypeOf } from '../../operations/document-types'
import { beginUploadContract } from './contract'

/** Checks on a file that are possible before its first byte are made immediately; the rest once it is complete. */
const handle = handleCall(beginUploadContract, async ({ body }, context: MethodContext) => {
  const { size, key } = body
  const fileName = cleanFileName(body.fileName)
  const access = await requireOrderAccess(context, body.orderId)
  const type = documentTypeOf(body.documentType)
  if (type === null) throw fieldError('requiredFieldMissing', 'documentType')
  if (isNamedHeic(fileName)) throw fieldError('fileHeic', 'attachment')
  if (formatOf(fileName) === null) throw fieldError('invalidFileFormat', 'attachment')
  if (size === 0) throw fieldError('emptyFile', 'attachment')
  if (size > context.uploads.maxBytes) throw fieldError('fileTooLarge', 'attachment')
  const uploadStatus = await context.resumableUploads.begin({
    owner: access.orderId,
    key,
    fileName,
    size,
    note: { type },
  })
  return { body: { ...uploadStatus, maxPartBytes } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

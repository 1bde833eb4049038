import { type CallHandler, handleCall, type UploadPart } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { documentTypeOf } from '../documents/document-types'
import { filesField, readDocumentParts } from '../documents/read-document-parts'
import { takeDocument } from '../documents/take-document'
import { fieldError } from '../form/field-error'
import { requireOrderAccess } from '../order-task/order-access'
import { sendDocumentsContract } from './contract'

const handle = handleCall(sendDocumentsContract, async ({ body }, context: MethodContext) => {
  // What arrives is the stream of the parts that the contract documents.
  const parts = body as unknown as AsyncIterable<UploadPart>
  const { uploads } = context.dataService
  return readDocumentParts(parts, ['orderId', 'documentType'], uploads, async (texts, files) => {
    const access = await requireOrderAccess(context, texts.orderId)
    const type = documentTypeOf(texts.documentType)
    const missing = [...(type === null ? ['documentType'] : []), ...(files.length === 0 ? [filesField] : [])]
    if (type === null || missing.length > 0) throw fieldError('requiredFieldMissing', ...missing)
    const receiptNumber = await takeDocument(context, access, type, files, async (connection) => {
      for (const file of files) {
        await context.resumableUploads.count(connection, access.orderId, file.size)
      }
    })
    const page = access.audience === 'lookUp' ? '/documents' : `/documents/${access.orderId}`
    return { body: { location: `${page}?received=${receiptNumber}` } }
  })
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

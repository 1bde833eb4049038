import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { readFileForm } from '@porchlight/server-methods/form/read-file-form'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { documentForm, filesField } from '../../operations/document-form'
import { documentTypeOf } from '../../operations/document-types'
import { takeDocument } from '../../operations/take-document'
import { sendDocumentsContract } from './contract'

const handle = handleCall(sendDocumentsContract, async ({ body }, context: MethodContext) => {
  const form = documentForm(context, ['documentType'])
  return readFileForm(body, form, async (access, texts, files) => {
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

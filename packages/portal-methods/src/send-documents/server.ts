import { fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import { type CallHandler, handleCall, type UploadPart, type Uploads } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { documentTypeOf } from '../documents/document-types'
import { type SentFile, takeDocument } from '../documents/take-document'
import { fieldError } from '../form/field-error'
import { requireOrderAccess } from '../order-task/order-access'
import { sendDocumentsContract } from './contract'

/** The field that holds the files, and that of the camera. */
const filesField = 'attachment'
const photoField = 'photo'

const handle = handleCall(sendDocumentsContract, async ({ body }, context: MethodContext) => {
  const { uploads } = context.dataService
  const texts = { orderId: '', documentType: '' }
  const files: SentFile[] = []
  try {
    // What arrives is the stream of the parts that the contract documents.
    for await (const part of body as unknown as AsyncIterable<UploadPart>) {
      if (part.kind === 'field' && part.name in texts && typeof part.value === 'string') {
        texts[part.name as keyof typeof texts] = part.value.trim()
      } else if (part.kind === 'file' && (part.name === filesField || part.name === photoField)) {
        if (part.fileName !== '') files.push(await receive(part, uploads))
      } else {
        throw fail('invalidParameter', { parameter: part.name, reason: 'this part is not known.' })
      }
    }
    const access = await requireOrderAccess(context, texts.orderId)
    const type = documentTypeOf(texts.documentType)
    const missing = [...(type === null ? ['documentType'] : []), ...(files.length === 0 ? [filesField] : [])]
    if (type === null || missing.length > 0) throw fieldError('requiredFieldMissing', ...missing)
    const receiptNumber = await takeDocument(context, access, type, files, async (connection) => {
      for (const { kept } of files) {
        await context.resumableUploads.count(connection, access.orderId, kept.size)
      }
    })
    const page = access.audience === 'lookUp' ? '/documents' : `/documents/${access.orderId}`
    return { body: { location: `${page}?received=${receiptNumber}` } }
  } catch (error) {
    for (const { kept } of files) await uploads.discard(kept)
    throw error
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function receive(
  part: Extract<UploadPart, { readonly kind: 'file' }>,
  uploads: Uploads,
): Promise<SentFile> {
  const fileName = part.fileName.split(/[\\/]/).at(-1)?.slice(-255) ?? ''
  try {
    return { kept: await uploads.receive(part.bytes, fileName), fileName }
  } catch (error) {
    throw isPorchlightError(error) && error.status < 500 ? ofFiles(error) : error
  }
}

/** The same error with the field that it belongs to. */
function ofFiles({ key, code, message }: PorchlightError): PorchlightError {
  const detail = { field: filesField, fieldLabel: filesField, errorCode: code, message }
  return fail(key, {}, { fieldErrors: [detail] })
}

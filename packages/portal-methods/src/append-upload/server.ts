import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall, type UploadPart } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { maxPartBytes } from '../documents/upload-schemas'
import { requireOrderAccess } from '../order-task/order-access'
import { appendUploadContract } from './contract'

/** A part is gathered before it is appended: one that breaks off leaves nothing, and is sent again. */
const handle = handleCall(appendUploadContract, async ({ body }, context: MethodContext) => {
  const texts = { orderId: '', uploadId: '', offset: '' }
  let part: Buffer | null = null
  for await (const sent of body as unknown as AsyncIterable<UploadPart>) {
    if (sent.kind === 'field' && sent.name in texts && typeof sent.value === 'string') {
      texts[sent.name as keyof typeof texts] = sent.value
    } else if (sent.kind === 'file' && sent.name === 'part' && part === null) {
      part = await gather(sent.bytes)
    } else {
      throw fail('invalidParameter', { parameter: sent.name, reason: 'this part is not known.' })
    }
  }
  const { orderId, uploadId, offset } = texts
  if (part === null || part.length === 0 || !/^[0-9]{1,10}$/.test(offset)) {
    throw fail('invalidParameter', { parameter: 'part', reason: 'send uploadId, offset and the bytes.' })
  }
  const access = await requireOrderAccess(context, orderId)
  const standing = await context.resumableUploads.append(access.orderId, uploadId, Number(offset), part)
  return { body: { ...standing, maxPartBytes } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > maxPartBytes) throw fail('bodyTooLarge', { limit: maxPartBytes })
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

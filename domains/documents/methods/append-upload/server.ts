import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type FileForm, readFileForm } from '@porchlight/server-methods/form/read-file-form'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { type OrderAccess, requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { maxPartBytes } from '../../operations/upload-schemas'
import { appendUploadContract } from './contract'

/** A part is gathered before it is appended: one that breaks off leaves nothing, and is sent again. */
const handle = handleCall(appendUploadContract, async ({ body }, context: MethodContext) => {
  const form = {
    names: ['orderId', 'uploadId', 'offset'],
    leading: ['orderId'],
    fileFields: ['part'],
    maxFiles: 1,
    admit: ({ orderId }) => requireOrderAccess(context, orderId),
    receive: ({ bytes }) => gather(bytes),
    discard: async () => undefined,
  } as const satisfies FileForm<'orderId' | 'uploadId' | 'offset', OrderAccess, Buffer>
  return readFileForm(body, form, async (access, { uploadId, offset }, [part]) => {
    if (part === undefined || part.length === 0 || !/^[0-9]{1,10}$/.test(offset)) {
      throw fail('invalidParameter', { parameter: 'part', reason: 'send uploadId, offset and the bytes.' })
    }
    const uploadStatus = await context.resumableUploads.append(access.orderId, uploadId, Number(offset), part)
    return { body: { ...uploadStatus, maxPartBytes } }
  })
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

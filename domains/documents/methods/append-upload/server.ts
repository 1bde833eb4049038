import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { appendPart } from '../../../files/operations/append-part'
import { appendUploadContract } from './contract'

const handle = handleCall(appendUploadContract, async ({ body }, context: MethodContext) => ({
  body: await appendPart(
    context,
    body,
    'orderId',
    async (orderId) => (await requireOrderAccess(context, orderId)).orderId,
  ),
}))

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

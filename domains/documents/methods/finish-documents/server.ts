import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { missingTypes } from '../../operations/missing-types'
import { readDocuments } from '../../operations/read-documents'
import { finishDocumentsContract } from './contract'

const handle = handleCall(finishDocumentsContract, async ({ body }, context: MethodContext) => {
  const access = await requireOrderAccess(context, body.orderId)
  const documents = await readDocuments(context.engine, access.recorder, access.orderId)
  if (missingTypes(documents).length > 0) throw fail('documentsMissing')
  const page = access.audience === 'lookUp' ? '/documents' : `/documents/${access.orderId}`
  return { body: { location: `${page}?done` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

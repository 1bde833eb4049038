import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { findHolds } from '../../operations/erasure/find-holds'
import { requireErasable } from '../../operations/erasure/require-erasable'
import { erasureStateContract } from './contract'

const handle = handleCall(erasureStateContract, async ({ body }, context: MethodContext) => {
  const { contactId, name, erasedAt } = await requireErasable(context, body.contactId)
  const holds = erasedAt === null ? await findHolds(context, contactId) : []
  return {
    body: {
      name,
      erasedAt,
      holds: holds.map(({ kind, about, cents }) => ({ kind, about, amount: cents / 100 })),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

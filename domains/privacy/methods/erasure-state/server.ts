import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInStaff } from '../../../customers/operations/person/signed-in'
import { findHolds } from '../../operations/erasure/find-holds'
import { requireErasable } from '../../operations/erasure/require-erasable'
import { erasureStateContract } from './contract'

const handle = handleCall(erasureStateContract, async ({ body }, context: MethodContext) => {
  // Pages of customers ask for everyone who works with them.
  if (signedInStaff(context).class === 'advisor') return { body: { erasure: null } }
  const { contactId, name, erasedAt } = await requireErasable(context, body.contactId)
  const holds = erasedAt === null ? await findHolds(context, contactId) : []
  return {
    body: {
      erasure: {
        name,
        erasedAt,
        holds: holds.map(({ kind, about, cents }) => ({ kind, about, amount: cents / 100 })),
      },
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

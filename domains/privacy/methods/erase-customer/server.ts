import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { findHolds } from '../../operations/erasure/find-holds'
import { eraseCustomer, eraseCustomerKey } from '../../operations/erasure/job'
import { requireErasable } from '../../operations/erasure/require-erasable'
import { eraseCustomerContract } from './contract'

const handle = handleCall(eraseCustomerContract, async ({ body }, context: MethodContext) => {
  const { contactId, name, erasedAt } = await requireErasable(context, body.contactId)
  const { confirmation } = body
  requireFields({ confirmation }, ['confirmation'])
  if (normalizeName(confirmation) !== normalizeName(name))
    throw fieldError('invalidFieldValue', 'confirmation')
  if (erasedAt !== null) return { body: {} }
  const holds = await findHolds(context, contactId)
  if (holds.length > 0) throw fail('erasureHeld')
  await context.engine.inOneTransaction(async (_engine, connection) => {
    // No reason: it would be encrypted for this record, and end with it.
    await context.audit('customer-erased', {}, { recordId: contactId, within: connection })
    const key = eraseCustomerKey(contactId, context.now())
    await context.enqueue(eraseCustomer.name, { contactId }, { key, within: connection })
  })
  return { body: {} }
})

function normalizeName(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase()
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

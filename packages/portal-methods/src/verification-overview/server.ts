import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { maskStreet } from '../enrollment/mask-order'
import { findOrderAccess } from '../order-task/order-access'
import { readVerification } from '../verification/read-verification'
import { verificationOverviewContract } from './contract'

const handle = handleCall(verificationOverviewContract, async ({ body }, context: MethodContext) => {
  const access = await findOrderAccess(context, body.orderId)
  if ('problem' in access) {
    return { body: { problem: access.problem, orderId: null, street: null, status: null, address: null } }
  }
  const isMasked = access.audience === 'lookUp'
  const { engine, now, identityCheck } = context
  const check = await readVerification(engine, access.recorder, access.orderId, now())
  const reference = check?.status === 'Opened' ? check.checkReference : null
  return {
    body: {
      problem: null,
      orderId: isMasked ? null : access.orderId,
      street: isMasked && access.street !== null ? maskStreet(access.street) : access.street,
      status: check?.status ?? null,
      address: reference === null ? null : identityCheck.addressOf(reference),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

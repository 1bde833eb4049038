import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { maskStreet } from '../../../enrollment/operations/mask-order'
import { findOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { readVerification } from '../../operations/read-verification'
import { readOrderMobile } from '../resend-verification/order-mobile'
import { verificationOverviewContract } from './contract'

const handle = handleCall(verificationOverviewContract, async ({ body }, context: MethodContext) => {
  const access = await findOrderAccess(context, body.orderId)
  if ('problem' in access) {
    const none = { orderId: null, street: null, status: null, mobileEnd: null, address: null }
    return { body: { problem: access.problem, ...none } }
  }
  const isMasked = access.audience === 'lookUp'
  const { engine, now, identityCheck } = context
  const check = await readVerification(engine, access.recorder, access.orderId, now())
  const mobile = await readOrderMobile(context, access.contactId)
  const reference = check?.status === 'Opened' ? check.checkReference : null
  return {
    body: {
      problem: null,
      orderId: isMasked ? null : access.orderId,
      street: isMasked && access.street !== null ? maskStreet(access.street) : access.street,
      status: check?.status ?? null,
      mobileEnd: mobile?.international.slice(-2) ?? null,
      address: reference === null ? null : identityCheck.addressOf(reference),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

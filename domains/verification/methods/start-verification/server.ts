import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { identityVerificationObject } from '../../objects/identity-verification/object'
import { startCheck } from '../../operations/begin-check'
import { readVerification } from '../../operations/read-verification'
import { startVerificationContract } from './contract'

/** Whoever begins a check that is not open any more is shown how it stands. */
const handle = handleCall(startVerificationContract, async ({ body }, context: MethodContext) => {
  const access = await requireOrderAccess(context, body.orderId)
  const { engine, now } = context
  const check = await readVerification(engine, access.recorder, access.orderId, now())
  if (check === null) throw fail('orderNotFound')
  const location = access.audience === 'lookUp' ? '/verification' : `/verification/${access.orderId}`
  if (check.status !== 'Sent') return { body: { location } }
  await countAttempt(context, 'verificationOfOrder', access.orderId)
  const Provider_Reference__c = await startCheck(context, access, check)
  await update(engine, access.recorder, identityVerificationObject, check.verificationId, {
    Status__c: 'Opened',
    Provider_Reference__c,
  })
  return { body: { location } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

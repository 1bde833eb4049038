import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { sendOrderLink } from '../action-services/send-order-link'
import type { MethodContext } from '../define/method'
import { countAttempt } from '../limits/count-attempt'
import { requireOrderAccess } from '../order-task/order-access'
import { taskSubject } from '../order-task/task-subject'
import { beginCheck } from '../verification/begin-check'
import { readVerification } from '../verification/read-verification'
import { resendVerificationContract } from './contract'

/** How long a verification can be begun after its link was sent. */
const lifetimeMs = 24 * 3_600_000

/** The service prepares a new check first: a link to one that it does not have would lead nowhere. */
const handle = handleCall(resendVerificationContract, async ({ body }, context: MethodContext) => {
  const access = await requireOrderAccess(context, body.orderId)
  const { orderId, recorder } = access
  const now = context.now()
  const check = await readVerification(context.engine, recorder, orderId, now)
  if (check === null) throw fail('orderNotFound')
  const location = access.audience === 'lookUp' ? '/verification' : `/verification/${orderId}`
  if (check.status === 'Passed' || check.status === 'Manual_Review') return { body: { location } }
  await countAttempt(context, 'verificationOfOrder', orderId)
  const Provider_Reference__c = await beginCheck(context, access, check)
  await context.engine.inOneTransaction(async (engine, connection) => {
    const subject = taskSubject(orderId, 'verification')
    await countAttempt(context, 'mailEachMinute', subject, connection)
    await countAttempt(context, 'mailEachDay', subject, connection)
    if (check.storedStatus === 'Opened') {
      await engine.updateRecord(recorder, check.verificationId, { fields: { Status__c: 'Expired' } })
    }
    await engine.updateRecord(recorder, check.verificationId, {
      fields: {
        Status__c: 'Sent',
        Sent_Channel__c: 'Email',
        Sent_At__c: now.toISOString(),
        Expires_At__c: new Date(now.getTime() + lifetimeMs).toISOString(),
        Completed_At__c: null,
        Times_Sent__c: check.timesSent + 1,
        Provider_Reference__c,
      },
    })
    const payload = { orderId, page: 'verification' }
    await context.enqueue(sendOrderLink.name, payload, { within: connection })
  })
  return { body: { location: `${location}?sent` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { countRequestedText } from '../../../customers/operations/texts/count-text'
import { isStopped } from '../../../customers/operations/texts/stopped-numbers'
import { sendOrderLink } from '../../../enrollment/operations/action-services/send-order-link'
import { requireOrderAccess } from '../../../enrollment/operations/order-task/order-access'
import { taskSubject } from '../../../enrollment/operations/order-task/task-subject'
import { identityLinkMs } from '../../../enrollment/rules/identity-link'
import { startCheck } from '../../operations/begin-check'
import { readVerification } from '../../operations/read-verification'
import { resendVerificationContract } from './contract'
import { sendVerificationText } from './job'
import { readOrderMobile } from './order-mobile'

/** The service prepares a new check first: a link to one that it does not have would lead nowhere. */
const handle = handleCall(resendVerificationContract, async ({ body }, context: MethodContext) => {
  const access = await requireOrderAccess(context, body.orderId)
  const { orderId, recorder } = access
  const now = context.now()
  const check = await readVerification(context.engine, recorder, orderId, now)
  if (check === null) throw fail('orderNotFound')
  const location = access.audience === 'lookUp' ? '/verification' : `/verification/${orderId}`
  if (check.status === 'Passed' || check.status === 'Manual_Review') return { body: { location } }
  const mobile = body.channel === 'Text' ? await readOrderMobile(context, access.contactId) : null
  if (body.channel === 'Text' && mobile === null) throw fail('noMobilePhone')
  await countAttempt(context, 'verificationOfOrder', orderId)
  const Provider_Reference__c = await startCheck(context, access, check)
  await context.engine.inOneTransaction(async (engine, connection) => {
    if (mobile === null) {
      const subject = taskSubject(orderId, 'verification')
      await countAttempt(context, 'mailEachMinute', subject, connection)
      await countAttempt(context, 'mailEachDay', subject, connection)
    } else {
      if (await isStopped(connection, mobile.international)) throw fail('noMobilePhone')
      await countRequestedText(context, mobile, access.contactId, connection)
    }
    if (check.storedStatus === 'Opened') {
      await engine.updateRecord(recorder, check.verificationId, { fields: { Status__c: 'Expired' } })
    }
    await engine.updateRecord(recorder, check.verificationId, {
      fields: {
        Status__c: 'Sent',
        Sent_Channel__c: mobile === null ? 'Email' : 'Text',
        Sent_At__c: now.toISOString(),
        Expires_At__c: new Date(now.getTime() + identityLinkMs).toISOString(),
        Completed_At__c: null,
        Times_Sent__c: check.timesSent + 1,
        Provider_Reference__c,
      },
    })
    if (mobile === null) {
      await context.enqueue(sendOrderLink.name, { orderId, page: 'verification' }, { within: connection })
    } else await context.enqueue(sendVerificationText.name, { orderId }, { within: connection })
  })
  return { body: { location: `${location}?${mobile === null ? 'sent' : 'texted'}` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

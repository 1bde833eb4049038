import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { allowedChanges, startTypeOf } from '../../operations/allowed-changes'
import { changeOwnOrder } from '../../operations/change-own-order'
import { ownOrder } from '../../operations/own-order'
import { isPossibleStart } from '../../operations/sign-up/possible-start'
import { rescheduleEnrollmentContract } from './contract'

const handle = handleCall(rescheduleEnrollmentContract, async ({ body }, context: MethodContext) => {
  const { orderId, facts } = await ownOrder(context, body.orderId)
  requireFields(body, ['startDate'])
  const today = localDay(context.now())
  if (!allowedChanges(facts, today).canReschedule) throw fail('orderNotChangeable')
  if (!isPossibleStart(startTypeOf(facts), body.startDate, today)) {
    throw fieldError('dateNotPossible', 'startDate')
  }
  // The day that is already requested: a second press, or the form from the browser's history.
  if (facts.requestedStart !== body.startDate) {
    const fields = { Requested_Start_Date__c: body.startDate }
    await changeOwnOrder(context, orderId, { name: 'Order.ChangeStartDate', fields })
  }
  return { body: { location: `/enrollment-status/${orderId}?moved` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

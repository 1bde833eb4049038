import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countAttempt } from '../../../customers/operations/limits/count-attempt'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { findOpenPlanChange } from '../../operations/plan-change/open-plan-change'
import { placePlanChange } from '../../operations/plan-change/place-plan-change'
import { readPlanChange } from '../../operations/plan-change/read-plan-change'
import { changePlanContract } from './contract'

const handle = handleCall(changePlanContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedInCustomer(context)
  const change = await readPlanChange(context, body)
  const { accountId } = change.account
  const open = await findOpenPlanChange(context.engine, context.viewer, accountId)
  const { terms } = change
  if (terms === null) throw fail('planNotChangeable')
  const refused = (['terms', 'change'] as const).filter((name) => body[name] !== 'yes')
  if (refused.length > 0) throw fieldError('requiredFieldMissing', ...refused)
  // The terms agreed to are those shown. A second press gets the order of the first, whatever a new one would cost.
  const isAsShown = body.startDate === terms.startDate && Number(body.fee) === terms.earlyTerminationFee
  if (open === null && !isAsShown) throw fail('planChangeTermsMoved')
  await countAttempt(context, 'orderChangeOfPerson', userId)
  const orderId = await placePlanChange(context, change, terms, body.textLanguage)
  return { body: { location: `/orders/${orderId}?done` } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

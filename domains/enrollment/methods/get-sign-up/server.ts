import { brandOf } from '@porchlight/brands'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { localDay } from '../../../customers/rules/calendar-day'
import { startDateChoices } from '../../objects/order/start-dates'
import { authorizationsOf } from '../../operations/sign-up/authorizations'
import { readSignUp, type SignUp } from '../../operations/sign-up/read-sign-up'
import { readSubmittedOrder } from '../../operations/sign-up/read-submitted-order'
import { missingSection } from '../../operations/sign-up/sections'
import { grantedSignUp } from '../../operations/sign-up/sign-up-grant'
import { type OfferedPlan, readOfferedPlan, requirePlanId } from '../../operations/sign-up/sign-up-plan'
import { getSignUpContract } from './contract'

const handle = handleCall(getSignUpContract, async ({ body }, context: MethodContext) => {
  const leadId = await grantedSignUp(context)
  const found = leadId === null ? null : await readSignUp(context, leadId)
  const signUp = found?.isOpen === true ? found : null
  const plan = await planOf(context, body.planCode, signUp)
  const today = localDay(context.now())
  const caseType = signUp?.caseType ?? null
  return {
    body: {
      plan,
      signUp: signUp === null ? null : toAnswer(signUp, today),
      dates: caseType === null ? [] : [...startDateChoices(caseType, today)],
      authorizations: caseType === null || plan === null ? [] : await authorizations(context, plan, caseType),
      submitted: found === null ? null : await readSubmittedOrder(context, found),
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function planOf(
  context: MethodContext,
  planCode: string | undefined,
  signUp: SignUp | null,
): Promise<OfferedPlan | null> {
  const planId =
    planCode === undefined
      ? (signUp?.planId ?? null)
      : await requirePlanId(context, planCode).catch(() => null)
  return planId === null ? null : readOfferedPlan(context, planId)
}

async function authorizations(context: MethodContext, plan: OfferedPlan, caseType: 'Move_In' | 'Switch') {
  const brandName = brandOf(await actingBrand(context)).names.displayName
  const order = { brandName, plan, caseType }
  return authorizationsOf(order, context.viewer.language).map(({ name, text }) => ({ name, text }))
}

function toAnswer(signUp: SignUp, today: string) {
  const {
    leadId: _lead,
    isOpen: _open,
    orderId: _order,
    isConfirmationMailed: _mailed,
    planId: _plan,
    identityLastFour,
    ...shown
  } = signUp
  return { ...shown, hasLastFour: identityLastFour !== null, missing: missingSection(signUp, today) }
}

import { brandOf } from '@porchlight/brands'
import { fail, isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress } from '../../../customers/operations/limits/count-attempt'
import { actingBrand } from '../../../customers/operations/person/acting-brand'
import { localDay } from '../../../customers/rules/calendar-day'
import { grantLookUp } from '../../operations/look-up-grant'
import { authorizationsOf } from '../../operations/sign-up/authorizations'
import { hasServiceAt } from '../../operations/sign-up/own-home'
import { findOrCreateOrder } from '../../operations/sign-up/place-order'
import { readSignUp, type SignUp } from '../../operations/sign-up/read-sign-up'
import { isFinished, nextPage } from '../../operations/sign-up/sections'
import { findServiceLocation } from '../../operations/sign-up/service-location'
import { claimSignUp, requireSignUp } from '../../operations/sign-up/sign-up-grant'
import { requirePlan } from '../../operations/sign-up/sign-up-plan'
import { submitEnrollmentContract } from './contract'

type Agreed = Readonly<Record<'terms' | 'enrollment' | 'creditCheck', 'yes' | '' | undefined>>

const done = '/enroll/complete'

/**
 * Every order is accepted alike, whether or not the person or the home is known to us: anything to report about that
 * goes by mail (abuse case A01). A second press waits for the first and gets the same number.
 */
const handle = handleCall(submitEnrollmentContract, async ({ body }, context: MethodContext) => {
  const leadId = await requireSignUp(context)
  const signUp = await readSignUp(context, leadId)
  if (signUp === null || (!signUp.isOpen && signUp.orderId === null)) throw fail('signUpNotFound')
  const today = localDay(context.now())
  if (signUp.orderId === null && !isFinished(signUp, today)) {
    return { body: { location: nextPage(signUp, today), confirmationNumber: null } }
  }
  const { terms, enrollment, creditCheck, textLanguage } = body
  const order = await placeOrder(context, signUp, { terms, enrollment, creditCheck }, textLanguage)
  claimSignUp(context)
  await grantLookUp(context, order.orderId)
  return { body: { location: done, confirmationNumber: order.confirmationNumber } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function placeOrder(context: MethodContext, signUp: SignUp, agreed: Agreed, textLanguage: 'en' | 'es') {
  const today = localDay(context.now())
  if (signUp.orderId !== null || !isFinished(signUp, today)) return placeOnce(context, signUp, null)
  const plan = await requirePlan(context, signUp.planId)
  const authorizations = authorizationsOf(
    { brandName: brandOf(await actingBrand(context)).names.displayName, plan, caseType: signUp.caseType },
    textLanguage,
  )
  const refused = authorizations.filter(({ name }) => agreed[name] !== 'yes').map(({ name }) => name)
  if (refused.length > 0) throw fieldError('requiredFieldMissing', ...refused)
  if ((await findServiceLocation(context, plan, signUp.zipCode)) === null) throw fail('zipNotServed')
  // Whoever began as a guest may have signed in since.
  const { street, zipCode } = signUp
  const servicePoint = signUp.esiid ?? signUp.gasAccountNumber
  if (await hasServiceAt(context, { commodity: plan.commodity, street, zipCode, servicePoint })) {
    throw fail('homeHasService')
  }
  await countFromAddress(context, 'enrollmentFromAddress')
  return placeOnce(context, signUp, { plan, authorizations, textLanguage })
}

/** An unexpected failure is reported in the specification's wording, with everything that was typed still there. */
async function placeOnce(
  context: MethodContext,
  signUp: SignUp,
  agreement: Parameters<typeof findOrCreateOrder>[2],
) {
  try {
    return await findOrCreateOrder(context, signUp.leadId, agreement)
  } catch (error) {
    if (isPorchlightError(error, 'signUpNotFound') || isPorchlightError(error, 'unavailable')) throw error
    throw fail('enrollmentFailed', {}, { cause: error })
  }
}

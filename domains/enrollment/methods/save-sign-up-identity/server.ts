import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { openSignUp } from '../../operations/sign-up/open-sign-up'
import { saveSection } from '../../operations/sign-up/save-section'
import { saveSignUpIdentityContract } from './contract'

/** More of a number than its last four is refused rather than cut, so that it is not even taken. */
const handle = handleCall(saveSignUpIdentityContract, async ({ body }, context: MethodContext) => {
  const signUp = await openSignUp(context)
  requireFields(body, ['identityKind'])
  const isNumber = body.identityKind === 'Social_Security'
  const typed = (body.numberLastFour ?? '').trim()
  const lastFour = typed === '' ? signUp.identityLastFour : typed
  if (isNumber && (lastFour === null || !/^\d{4}$/.test(lastFour))) {
    throw fieldError('invalidLastFour', 'numberLastFour')
  }
  return {
    body: await saveSection(context, signUp, {
      Identity_Kind__c: body.identityKind,
      Identity_Last_Four__c: isNumber ? lastFour : null,
    }),
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import { localDay } from '@porchlight/objects'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { fieldError } from '../form/field-error'
import { requireFields } from '../form/require-fields'
import { openSignUp } from '../sign-up/open-sign-up'
import { isPossibleStart } from '../sign-up/possible-start'
import { saveSection } from '../sign-up/save-section'
import { signUpPages } from '../sign-up/sections'
import { saveSignUpStartContract } from './contract'

const handle = handleCall(saveSignUpStartContract, async ({ body }, context: MethodContext) => {
  const signUp = await openSignUp(context)
  const { caseType } = signUp
  if (caseType === null) return { body: { location: signUpPages.service } }
  requireFields(body, ['startDate'])
  if (!isPossibleStart(caseType, body.startDate, localDay(context.now()))) {
    throw fieldError('dateNotPossible', 'startDate')
  }
  return { body: await saveSection(context, signUp, { Requested_Start_Date__c: body.startDate }) }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

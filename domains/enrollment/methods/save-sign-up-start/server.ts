import type { MethodContext } from '@porchlight/server-methods/define/method'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { localDay } from '../../../customers/rules/calendar-day'
import { openSignUp } from '../../operations/sign-up/open-sign-up'
import { isPossibleStart } from '../../operations/sign-up/possible-start'
import { saveSection } from '../../operations/sign-up/save-section'
import { signUpPages } from '../../operations/sign-up/sections'
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

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { leadObject } from '../../objects/lead/object'
import { findOpenSignUp } from '../../operations/sign-up/open-sign-up'
import { startSignUpOverContract } from './contract'

/** What was typed is not shown again; staff still see that a person was interested. */
const handle = handleCall(startSignUpOverContract, async (_request, context: MethodContext) => {
  const signUp = await findOpenSignUp(context)
  if (signUp !== null) {
    await update(context.engine, context.systemViewer, leadObject, signUp.leadId, {
      Status: 'Unqualified',
      Identity_Last_Four__c: null,
    })
  }
  context.signUp.end()
  return { body: { location: '/plans' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

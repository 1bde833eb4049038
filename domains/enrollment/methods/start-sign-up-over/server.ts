import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { findOpenSignUp } from '../../operations/sign-up/open-sign-up'
import { startSignUpOverContract } from './contract'

/** What was typed is not shown again; staff still see that somebody was interested. */
const handle = handleCall(startSignUpOverContract, async (_request, context: MethodContext) => {
  const signUp = await findOpenSignUp(context)
  if (signUp !== null) {
    const fields = { Status: 'Unqualified', Identity_Last_Four__c: null }
    await context.engine.updateRecord(context.systemViewer, signUp.leadId, { fields })
  }
  context.signUp.end()
  return { body: { location: '/plans' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

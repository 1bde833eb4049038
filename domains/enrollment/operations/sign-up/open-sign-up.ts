import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { readSignUp, type SignUp } from './read-sign-up'
import { grantedSignUp, requireSignUp } from './sign-up-grant'

/** The sign-up that this browser began and has not handed in; null without one. */
export async function findOpenSignUp(context: MethodContext): Promise<SignUp | null> {
  const leadId = await grantedSignUp(context)
  const signUp = leadId === null ? null : await readSignUp(context, leadId)
  return signUp?.isOpen === true ? signUp : null
}

/** The same for forms that continue it; `signUpNotFound` without one. */
export async function openSignUp(context: MethodContext): Promise<SignUp> {
  const signUp = await readSignUp(context, await requireSignUp(context))
  if (signUp?.isOpen !== true) throw fail('signUpNotFound')
  return signUp
}

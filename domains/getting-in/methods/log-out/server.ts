import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { endSession } from '../../operations/session/end-session'
import { logOutContract } from './contract'

const handle = handleCall(logOutContract, async (_request, context: MethodContext) => {
  const canLeaveCompany = await offersCompanyLogOut(context)
  await endSession(context)
  return { body: { location: canLeaveCompany ? '/login?signed-out&company' : '/login?signed-out' } }
})

/** Whether the session came from the company, whose provider can be signed out of as well. */
async function offersCompanyLogOut({ identity, session, companyWay }: MethodContext): Promise<boolean> {
  if (companyWay === null || session.token === null) return false
  if ((await identity.company.originOf(session.token)) === null) return false
  // Signing out here does not wait for a provider that is away.
  return (await companyWay.endSessionAddress('').catch(() => null)) !== null
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

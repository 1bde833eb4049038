import { fail } from '@porchlight/errors'
import { safeStartUrl } from '@porchlight/i18n'
import type { PendingStage } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { findLogInUser } from '../../../customers/operations/person/login-user'
import { comesByCompany } from '../../operations/company/comes-by-company'
import { beginSession } from '../../operations/session/begin-session'
import { logInContract } from './contract'
import { sendAccountLocked } from './job'

const handle = handleCall(logInContract, async ({ body }, context: MethodContext) => {
  requireFields(body, ['username', 'password'])
  const result = await context.identity.logIn({
    username: body.username,
    password: body.password,
    address: context.clientAddress,
    deviceLabel: context.device,
    language: context.viewer.language,
    hostBrand: context.hostBrand,
    ...(context.session.token === null ? {} : { previousToken: context.session.token }),
    ...(context.knownDevice.token === null ? {} : { deviceToken: context.knownDevice.token }),
    findUser: async (username) => {
      const user = await findLogInUser(context, username)
      return user === null
        ? null
        : { ...user, comesByCompany: comesByCompany(context, { ...user, username }) }
    },
    onLockOut: (client, userId) => context.enqueue(sendAccountLocked.name, { userId }, { within: client }),
  })
  context.noteSignIn({ outcome: result.outcome, username: body.username })
  if (result.outcome === 'limited') {
    const minutes = Math.max(1, Math.ceil(result.retryAfterSeconds / 60))
    throw fail('rateLimited', { minutes }, { retryAfterSeconds: result.retryAfterSeconds })
  }
  if (result.outcome === 'inactive') throw fail('inactiveAccount')
  if (result.outcome === 'byCompany') throw fail('companySignInOnly')
  if (result.outcome === 'failed') throw fail('loginFailed')
  if (result.outcome === 'pending') {
    context.pendingSignIn.start(result.token)
    return { body: { location: secondFactorLocation(result.stage, body.startURL), next: result.stage } }
  }
  await beginSession(context, result)
  return { body: { location: safeStartUrl(body.startURL) ?? '/', next: 'signedIn' as const } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** Where the second factor is answered or, for staff who have none, enrolled. */
function secondFactorLocation(stage: PendingStage, startURL: string | undefined): string {
  const path = stage === 'enrolment' ? '/second-factor?enrol' : '/second-factor'
  const start = safeStartUrl(startURL)
  return start === null
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}startURL=${encodeURIComponent(start)}`
}

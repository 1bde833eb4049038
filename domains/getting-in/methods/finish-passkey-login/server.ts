import { fail } from '@porchlight/errors'
import { safeStartUrl } from '@porchlight/i18n'
import type { Identity } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { comesByCompany } from '../../operations/company/comes-by-company'
import { beginSession } from '../../operations/session/begin-session'
import { finishPasskeyLoginContract } from './contract'

type AuthenticationResponse = Parameters<Identity['finishPasskeyLogin']>[0]['response']

const handle = handleCall(finishPasskeyLoginContract, async ({ body }, context: MethodContext) => {
  const { identity, session, pendingSignIn } = context
  const binding = pendingSignIn.token
  if (binding === null) throw fail('passkeyRefused')
  const proved = await identity.finishPasskeyLogin({
    origin: context.brandAddress(context.hostBrand),
    binding,
    // Whatever else it holds is checked by the verification, which refuses what it cannot read.
    response: body.response as unknown as AuthenticationResponse,
  })
  const user = proved === null ? null : await readLoginUser(context, proved.userId)
  if (user === null) {
    context.noteSignIn({ outcome: 'failed' })
    throw fail('passkeyRefused')
  }
  if (!user.active) throw fail('inactiveAccount')
  if (comesByCompany(context, user)) throw fail('companySignInOnly')
  const issued = await identity.startSession(user.userId, {
    language: context.viewer.language,
    deviceLabel: context.device,
    hostBrand: context.hostBrand,
    staff: user.staff,
    factorProvedAt: context.now(),
  })
  if (session.token !== null) await identity.endSession(session.token)
  await beginSession(context, issued)
  pendingSignIn.end()
  return { body: { location: safeStartUrl(body.startURL) ?? '/' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

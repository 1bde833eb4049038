import { normaliseUsername } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import {
  countFromAddress,
  mayMailFromDevice,
  mayMailTo,
} from '../../../customers/operations/limits/count-attempt'
import { findLoginUserId, readLoginUser } from '../../../customers/operations/person/login-user'
import { forgotPasswordContract } from './contract'
import { sendResetLink } from './job'

/**
 * The same statements and one job for every username, known or not (abuse case A01); the job of an unknown one does
 * nothing. Beyond the limit of mails the job is empty as well, which the response does not reveal either. Count and job
 * commit or roll back together. A device that the owner signed in with before is counted separately: strangers who use
 * up the mailbox's limit do not block the owner from a link. Without a username the link of this browser determines
 * whose it was, whatever its state: the new one goes to the same person, who is not named here.
 */
const handle = handleCall(forgotPasswordContract, async ({ body }, context: MethodContext) => {
  const ofLink = body.username.trim() === '' ? await usernameOfLink(context) : null
  if (ofLink === null) requireFields(body, ['username'])
  const { identity, knownDevice } = context
  const username = normaliseUsername((ofLink ?? body.username).replace(/\p{Cc}/gu, ''))
  await countFromAddress(context, 'mailFormFromAddress')
  const userId = await findLoginUserId(context, 'Username', username)
  await context.engine.inOneTransaction(async (_engine, within) => {
    const isKnown =
      knownDevice.token !== null && (await identity.isKnownDevice(userId ?? '', knownDevice.token))
    const mayMail = isKnown
      ? await mayMailFromDevice(context, `${username} ${knownDevice.token}`, within)
      : await mayMailTo(context, username, within)
    await context.enqueue(sendResetLink.name, { userId: mayMail ? userId : null }, { within })
  })
  return { body: { location: '/forgot-password?sent' } }
})

async function usernameOfLink(context: MethodContext): Promise<string | null> {
  const { identity, linkToken, hostBrand } = context
  if (linkToken === null) return null
  const link = await identity.lookAtOneTimeToken(linkToken, { purpose: 'passwordReset', brand: hostBrand })
  return link.state === 'unknown' ? null : ((await readLoginUser(context, link.subjectId))?.username ?? null)
}

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

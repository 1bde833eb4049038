import { normaliseUsername } from '@porchlight/identity'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { requireFields } from '../form/require-fields'
import { countFromAddress, mayMail } from '../limits/count-attempt'
import { findLoginUser } from '../person/login-user'
import { forgotPasswordContract } from './contract'
import { sendResetLink } from './job'

/**
 * The same statements and one job for every username, known or not (abuse case A01); the job of an unknown one
 * does nothing. Beyond the limit of mails the job is empty as well, which the answer does not tell either.
 */
const handle = handleCall(forgotPasswordContract, async ({ body }, context: MethodContext) => {
  requireFields(body, ['username'])
  const username = normaliseUsername(body.username.replace(/\p{Cc}/gu, ''))
  await countFromAddress(context, 'mailFormFromAddress')
  const within = await mayMail(context, username)
  const user = await findLoginUser(context, 'Username', username)
  await context.enqueue(sendResetLink.name, { userId: within ? (user?.userId ?? null) : null })
  return { body: { location: '/forgot-password?sent' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

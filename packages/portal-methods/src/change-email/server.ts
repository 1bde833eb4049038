import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { fieldError } from '../form/field-error'
import { requireFields } from '../form/require-fields'
import { countAttempt } from '../limits/count-attempt'
import { checkPresentPassword } from '../password/check-present-password'
import { readLoginUser } from '../person/login-user'
import { signedInCustomer } from '../person/signed-in'
import { chooseAddress } from './choose-address'
import { changeEmailContract } from './contract'
import { sendEmailChangeNotice, sendEmailVerification } from './job'

/**
 * Nothing changes yet: only the old address signs in until the new one is verified. Whether somebody else has
 * the new address is told to nobody but who opens the link that is sent there (abuse cases A01, A36).
 */
const handle = handleCall(changeEmailContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedInCustomer(context)
  requireFields(body, ['currentPassword', 'newEmail', 'confirmEmail'])
  const entered = normalise(body.newEmail)
  if (entered !== normalise(body.confirmEmail)) throw fieldError('emailMismatch', 'confirmEmail')
  const user = await readLoginUser(context, userId)
  if (user === null) throw fail('invalidSession')
  if (entered === user.username) throw fieldError('emailUnchanged', 'newEmail')
  await checkPresentPassword(context, userId, body.currentPassword)
  const newEmail = await chooseAddress(context.emailRisk, entered, body.riskChoice ?? '')
  if (newEmail === user.username) throw fieldError('emailUnchanged', 'newEmail')

  await countAttempt(context, 'mailEachMinute', userId)
  await countAttempt(context, 'mailEachDay', userId)
  const change = await context.identity.requestEmailChange({ userId, oldEmail: user.username, newEmail })
  await context.enqueue(sendEmailVerification.name, { changeId: change.id }, { key: change.id })
  await context.enqueue(sendEmailChangeNotice.name, { changeId: change.id }, { key: change.id })
  return { body: { location: '/change-email?sent' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** As addresses are stored and compared. */
function normalise(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase()
}

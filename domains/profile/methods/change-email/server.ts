import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { chooseAddress } from '@porchlight/server-methods/form/choose-address'
import { fieldError } from '@porchlight/server-methods/form/field-error'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countMailToPerson, mayMailTo } from '../../../customers/operations/limits/count-attempt'
import { readLoginUser } from '../../../customers/operations/person/login-user'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { proveAgain } from '../../../getting-in/operations/proof/prove-again'
import { changeEmailContract } from './contract'
import { sendEmailChangeNotice, sendEmailVerification } from './job'

/**
 * Nothing changes yet: only the old address signs in until the new one is verified. Whether another user has
 * the new address is revealed only to the person who opens the link that is sent there (abuse cases A01, A36).
 */
const handle = handleCall(changeEmailContract, async ({ body }, context: MethodContext) => {
  const { userId } = signedInCustomer(context)
  requireFields(body, ['currentPassword', 'newEmail', 'confirmEmail'])
  const enteredEmail = normalise(body.newEmail)
  if (enteredEmail !== normalise(body.confirmEmail)) throw fieldError('emailMismatch', 'confirmEmail')
  const user = await readLoginUser(context, userId)
  if (user === null) throw fail('invalidSession')
  if (enteredEmail === user.username) throw fieldError('emailUnchanged', 'newEmail')
  await proveAgain(context, userId, body)
  const newEmail = await chooseAddress(context.emailRisk, enteredEmail, body.riskChoice ?? '', 'newEmail')
  if (newEmail === user.username) throw fieldError('emailUnchanged', 'newEmail')

  await context.engine.inOneTransaction(async (_engine, within) => {
    await countMailToPerson(context, userId, within)
    const request = { userId, oldEmail: user.username, newEmail }
    const { id: changeId } = await context.identity.requestEmailChange(request, within)
    const once = { key: changeId, within }
    if (await mayMailTo(context, newEmail, within)) {
      await context.enqueue(sendEmailVerification.name, { changeId }, once)
    }
    await context.enqueue(sendEmailChangeNotice.name, { changeId }, once)
  })
  return { body: { location: '/change-email?sent' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** As addresses are stored and compared. */
function normalise(address: string): string {
  return address.normalize('NFKC').trim().toLowerCase()
}

import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { requireFields } from '@porchlight/server-methods/form/require-fields'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { mayMailPerson } from '../../../customers/operations/limits/count-attempt'
import { lookUpAccount } from '../../../customers/operations/look-up/look-up-account'
import { toLookUpView } from '../../../customers/operations/look-up/look-up-view'
import { requestMail } from '../../../customers/operations/mail/request-mail'
import { findMyAccountContract } from './contract'
import { sendRegistrationLink } from './job'

/**
 * Number and ZIP code find an account but prove nothing: what there is to know goes by mail to its owner. The
 * answer is the same whether the owner is registered, may register or is not active any more.
 */
const handle = handleCall(findMyAccountContract, async ({ body }, context: MethodContext) => {
  requireFields(body, ['identifier', 'zipCode'])
  const found = await lookUpAccount(context, body)
  if (found === null) throw fail('accountNotFound')
  await context.engine.inOneTransaction(async (_engine, within) => {
    if (!(await mayMailPerson(context, found.contactId, within))) return
    const { contactId, email } = found
    await requestMail(context, sendRegistrationLink.name, { contactId }, email ?? '', within)
  })
  return toLookUpView(context, found)
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { byMailGroup } from '../../../customers/facts/mail-groups'
import { chooseMailsOf } from '../../../customers/operations/mail/choose-mails-of'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { saveEmailPreferencesContract } from './contract'

const handle = handleCall(saveEmailPreferencesContract, async ({ body }, context: MethodContext) => {
  const { contactId } = signedInCustomer(context)
  await chooseMailsOf(
    context,
    contactId,
    byMailGroup((_facts, group) => body[group] === 'yes'),
  )
  return { body: { location: '/profile?saved' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

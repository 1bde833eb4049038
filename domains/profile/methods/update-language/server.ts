import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { updateLanguageContract } from './contract'

/** The language stands at the person, for bills and letters, and at the login, for mails about it. */
const handle = handleCall(updateLanguageContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  await context.engine.updateRecord(viewer, viewer.contactId, {
    fields: { Preferred_Language__c: body.language },
  })
  await context.engine.updateRecord(viewer, viewer.userId, {
    fields: { LanguageLocaleKey: body.language === 'es' ? 'es_US' : 'en_US' },
  })
  return { body: { location: '/profile?saved' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

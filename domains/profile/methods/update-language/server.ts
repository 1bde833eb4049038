import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { contactObject } from '../../../customers/objects/contact/object'
import { userObject } from '../../../customers/objects/user/object'
import { signedInCustomer } from '../../../customers/operations/person/signed-in'
import { updateLanguageContract } from './contract'

/** The language is stored with the contact, for bills and letters, and with the login, for mails about it. */
const handle = handleCall(updateLanguageContract, async ({ body }, context: MethodContext) => {
  const viewer = signedInCustomer(context)
  await update(context.engine, viewer, contactObject, viewer.contactId, {
    Preferred_Language__c: body.language,
  })
  await update(context.engine, viewer, userObject, viewer.userId, {
    LanguageLocaleKey: body.language === 'es' ? 'es_US' : 'en_US',
  })
  return { body: { location: '/profile?saved' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

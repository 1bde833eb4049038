import { fail, isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { create } from '@porchlight/server-methods/records/write'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { userObject } from '../../../customers/objects/user/object'
import { addressedSubject, recordOfSubject } from '../../../customers/operations/link/addressed-subject'
import { openLink } from '../../../customers/operations/link/open-link'
import {
  type CustomerContact,
  readCustomerContact,
} from '../../../customers/operations/person/customer-contact'
import { hasOpenAccount } from '../../../customers/operations/person/has-open-account'
import { findLoginUserId } from '../../../customers/operations/person/login-user'
import { checkConfirmation, checkPasswordStrength } from '../../operations/password/check-new-password'
import { endSession } from '../../operations/session/end-session'
import { createPasswordContract } from './contract'

/**
 * The messages are explicit here, since the owner of the link owns the mailbox. The link is used up last, so that after
 * a rejected password another one can be typed; no session starts, so that no one is signed in by someone else's form.
 */
const handle = handleCall(createPasswordContract, async ({ body }, context: MethodContext) => {
  checkConfirmation(body)
  const link = await openLink(context, 'registration')
  const contact = await readCustomerContact(context, recordOfSubject(link.subjectId))
  const email = contact?.email ?? null
  if (contact === null || email === null) throw fail('registrationNotVerified')
  if (addressedSubject(contact.contactId, email) !== link.subjectId) throw fail('registrationNotVerified')
  if ((await findLoginUserId(context, 'ContactId', contact.contactId)) !== null)
    throw fail('alreadyRegistered')
  if (!(await hasOpenAccount(context, contact.contactId))) throw fail('inactiveAccount')
  await checkPasswordStrength(body.newPassword, contact.knownWords)
  if ((await findLoginUserId(context, 'Username', email)) !== null) throw fail('emailExists')

  await link.use()
  const userId = await createLogin(context, contact, email)
  await context.identity.setPassword(userId, body.newPassword)
  // Guesses at this address from before it was a login no longer count against anyone.
  await context.identity.forgetFailedLogIns(email)
  // Whoever else was signed in here is not who logs in next.
  if (context.session.token !== null) await endSession(context)
  return { body: { location: '/login?registered' } }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

async function createLogin(
  { engine, systemViewer }: MethodContext,
  contact: CustomerContact,
  email: string,
): Promise<string> {
  try {
    return await create(engine, systemViewer, userObject, {
      FirstName: contact.firstName,
      LastName: contact.lastName,
      Username: email,
      Email: email,
      ContactId: contact.contactId,
      Portal_Role__c: 'Customer',
      LanguageLocaleKey: contact.language === 'es' ? 'es_US' : 'en_US',
    })
  } catch (error) {
    if (!isPorchlightError(error, 'duplicateValue')) throw error
    const isSamePerson = error.fieldErrors.some(({ field }) => field === 'ContactId')
    throw fail(isSamePerson ? 'alreadyRegistered' : 'emailExists', {}, { cause: error })
  }
}

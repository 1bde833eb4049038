import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import { countFromAddress, countMailToPerson } from '../../../customers/operations/limits/count-attempt'
import { recordOfSubject } from '../../../customers/operations/link/addressed-subject'
import { type FoundAccount, lookUpAccount } from '../../../customers/operations/look-up/look-up-account'
import { toLookUpView } from '../../../customers/operations/look-up/look-up-view'
import { requestMail } from '../../../customers/operations/mail/request-mail'
import { readCustomerContact } from '../../../customers/operations/person/customer-contact'
import { sendRegistrationLink } from '../find-my-account/job'
import { resendRegistrationLinkContract } from './contract'

const handle = handleCall(resendRegistrationLinkContract, async ({ body }, context: MethodContext) => {
  const { identifier = '', zipCode = '' } = body
  const isLookUp = identifier !== '' && zipCode !== ''
  const found = isLookUp
    ? await lookUpAccount(context, { identifier, zipCode })
    : await contactOfLink(context)
  if (found === null) throw fail(isLookUp ? 'accountNotFound' : 'registrationNotVerified')
  await context.engine.inOneTransaction(async (_engine, within) => {
    // Unlike the look-up, this may report that it is too soon: the requester knows already that there is an account.
    await countMailToPerson(context, found.contactId, within)
    const { contactId, email } = found
    await requestMail(context, sendRegistrationLink.name, { contactId }, email ?? '', within)
  })
  return toLookUpView(context, found)
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/**
 * Returns the account that the link of this browser was sent to, whatever its state; the new link goes there, not here.
 */
async function contactOfLink(context: MethodContext): Promise<FoundAccount | null> {
  await countFromAddress(context, 'linkFromAddress')
  const { identity, linkToken, hostBrand } = context
  if (linkToken === null) return null
  const link = await identity.lookAtOneTimeToken(linkToken, { purpose: 'registration', brand: hostBrand })
  return link.state === 'unknown' ? null : readCustomerContact(context, recordOfSubject(link.subjectId))
}

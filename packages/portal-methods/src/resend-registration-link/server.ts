import { fail } from '@porchlight/errors'
import { type CallHandler, handleCall } from '@porchlight/ui-api/server'
import type { MethodContext } from '../define/method'
import { sendRegistrationLink } from '../find-my-account/job'
import { countAttempt, countFromAddress } from '../limits/count-attempt'
import { contactOfRegistration } from '../link/registration-subject'
import { type FoundAccount, lookUpAccount } from '../look-up/look-up-account'
import { readCustomerContact } from '../person/customer-contact'
import { maskEmail } from '../person/mask-email'
import { resendRegistrationLinkContract } from './contract'

const handle = handleCall(resendRegistrationLinkContract, async ({ body }, context: MethodContext) => {
  const { identifier = '', zipCode = '' } = body
  const isLookUp = identifier !== '' && zipCode !== ''
  const found = isLookUp
    ? await lookUpAccount(context, { identifier, zipCode })
    : await contactOfLink(context)
  if (found === null) throw fail(isLookUp ? 'accountNotFound' : 'registrationNotVerified')
  const { contactId, email, brand } = found
  // Unlike the look-up, this may say that it is too soon: who asks knows already that there is an account.
  await countAttempt(context, 'mailEachMinute', contactId)
  await countAttempt(context, 'mailEachDay', contactId)
  await context.enqueue(sendRegistrationLink.name, { contactId })
  return {
    body: {
      location: '/find-my-account?sent',
      maskedEmail: email === null ? null : maskEmail(email),
      brand,
    },
  }
})

export const handlers: readonly CallHandler<MethodContext>[] = [handle]

/** Whom the link of this browser was sent to, whatever became of it; the new link goes there, not here. */
async function contactOfLink(context: MethodContext): Promise<FoundAccount | null> {
  await countFromAddress(context, 'linkFromAddress')
  const { identity, linkToken, hostBrand } = context
  if (linkToken === null) return null
  const link = await identity.lookAtOneTimeToken(linkToken, { purpose: 'registration', brand: hostBrand })
  return link.state === 'unknown' ? null : readCustomerContact(context, contactOfRegistration(link.subjectId))
}

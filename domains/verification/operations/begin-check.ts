import { fail, isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { readCustomerContact } from '../../customers/operations/person/customer-contact'
import type { OrderAccess } from '../../enrollment/operations/order-task/order-access'
import type { Verification } from './read-verification'

/** Prepares a check with the service; `verificationUnavailable` when it does not answer. */
export async function startCheck(
  context: MethodContext,
  { audience, orderId, contactId }: OrderAccess,
  { verificationId }: Verification,
): Promise<string> {
  const { language } = context.viewer
  const page = audience === 'lookUp' ? '/verification' : `/verification/${orderId}`
  const returnAddress = `${context.brandAddress(context.hostBrand)}${language === 'es' ? '/es' : ''}${page}`
  const person = await readCustomerContact(context, contactId)
  const { firstName, lastName } = { firstName: person?.firstName ?? '', lastName: person?.lastName ?? '' }
  try {
    return await context.identityCheck.begin({
      reference: verificationId,
      returnAddress,
      language,
      firstName,
      lastName,
    })
  } catch (error) {
    if (isPorchlightError(error) && error.key === 'unavailable') {
      throw fail('verificationUnavailable', {}, { cause: error })
    }
    throw error
  }
}

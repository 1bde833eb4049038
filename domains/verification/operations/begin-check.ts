import { fail, isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { OrderAccess } from '../../enrollment/operations/order-task/order-access'
import type { Verification } from './read-verification'

/** Prepares a check with the service; `verificationUnavailable` when it does not answer. */
export async function startCheck(
  context: MethodContext,
  { audience, orderId }: OrderAccess,
  { verificationId }: Verification,
): Promise<string> {
  const { language } = context.viewer
  const page = audience === 'lookUp' ? '/verification' : `/verification/${orderId}`
  const returnAddress = `${context.brandAddress(context.hostBrand)}${language === 'es' ? '/es' : ''}${page}`
  try {
    return await context.identityCheck.begin({ reference: verificationId, returnAddress, language })
  } catch (error) {
    if (isPorchlightError(error) && error.key === 'unavailable') {
      throw fail('verificationUnavailable', {}, { cause: error })
    }
    throw error
  }
}

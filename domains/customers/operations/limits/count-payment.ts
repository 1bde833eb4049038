import { widestNetworkKey } from '@porchlight/identity'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { countAttempt } from './count-attempt'

/**
 * Counts a payment, waiver or plan that is started for the bill, deposit or account of that id; `rateLimited` beyond
 * the limit. A customer's own are counted apart from those of people without a login, who are also counted by network:
 * a stranger with the number of a bill can use up nothing of its owner's.
 */
export async function countPayment(
  context: Pick<MethodContext, 'identity' | 'viewer' | 'clientAddress'>,
  subjectId: string,
): Promise<void> {
  const { viewer, clientAddress } = context
  if (viewer.class === 'customer') {
    await countAttempt(context, 'paymentOfCustomer', `${subjectId} ${viewer.userId}`)
    return
  }
  await countAttempt(context, 'paymentFromNetwork', `${subjectId} ${widestNetworkKey(clientAddress)}`)
  await countAttempt(context, 'paymentOfSubject', subjectId)
}

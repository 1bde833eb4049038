import { fail, isPorchlightError } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { countAttempt } from '../../customers/operations/limits/count-attempt'
import { signedInCustomer } from '../../customers/operations/person/signed-in'
import { performAction } from '../../messages/operations/write-message'
import { advanceEnrollment } from './enrollment-work/jobs'

/**
 * Performs a quick action on an order as the customer, or on both orders of a move, and notifies the market, in one
 * transaction. What the order does no longer allow is `orderNotChangeable`: another person may have changed it a moment
 * ago.
 */
export async function changeOwnOrder(
  context: MethodContext,
  orderIds: string | readonly string[],
  action: {
    readonly name: 'Order.Cancel' | 'Order.ChangeStartDate'
    readonly fields: Readonly<Record<string, string>>
  },
): Promise<void> {
  const { userId } = signedInCustomer(context)
  await countAttempt(context, 'orderChangeOfPerson', userId)
  try {
    await context.engine.inOneTransaction(async (engine, within) => {
      for (const orderId of [orderIds].flat()) {
        await performAction(context, engine, action.name, { contextId: orderId, fields: action.fields })
        await context.enqueue(advanceEnrollment.name, { orderId }, { within })
      }
    })
  } catch (error) {
    if (isPorchlightError(error, 'ruleFailed') || isPorchlightError(error, 'invalidTransition')) {
      throw fail('orderNotChangeable')
    }
    throw error
  }
}

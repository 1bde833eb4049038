import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { signedInCustomer } from '../../customers/operations/person/signed-in'
import { readOrder, type TrackedOrder } from './read-order'

/**
 * The order of that id, of who is signed in. A look-up by number shows an order and changes nothing: guests are
 * `invalidSession`. Another customer's order is answered like one that does not exist: `orderNotFound`.
 */
export async function ownOrder(context: MethodContext, requested: string): Promise<TrackedOrder> {
  const viewer = signedInCustomer(context)
  const orderId = toRecordId(requested)
  const object = orderId === null ? undefined : context.metadata.objectByKeyPrefix(keyPrefixOf(orderId))
  const order =
    orderId === null || object?.apiName !== 'Order' ? null : await readOrder(context, viewer, orderId)
  if (order === null) throw fail('orderNotFound')
  return order
}

import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '../define/method'
import { grantedOrder } from '../enrollment/look-up-grant'
import { findDeposit, type StoredDeposit } from './read-deposit'

/** Whose deposit a request is about. */
export interface AskedDeposit {
  readonly deposit: StoredDeposit
  /** Whether a guest’s look-up shows it, masked and without ids. */
  readonly isGuest: boolean
}

/**
 * The deposit that a request is about: of who is signed in, that of the order they name, or the one that asks for
 * something; of a guest, that of the order of the browser’s look-up, and no other can be named. Null for a guest
 * without a look-up. Another customer’s is answered like one that does not exist.
 *
 * @throws depositNotFound
 */
export async function askedDeposit(
  context: MethodContext,
  asked: string | undefined,
): Promise<AskedDeposit | null> {
  const { viewer, engine, systemViewer } = context
  const isGuest = viewer.class === 'guest'
  if (!isGuest) {
    const deposit = await findDeposit(engine, viewer, asked === undefined ? null : orderIdOf(context, asked))
    if (deposit === null) throw fail('depositNotFound')
    return { deposit, isGuest }
  }
  const granted = await grantedOrder(context)
  if (typeof granted === 'string') return null
  if (asked !== undefined) throw fail('depositNotFound')
  const deposit = await findDeposit(engine, systemViewer, granted.orderId)
  if (deposit === null) throw fail('depositNotFound')
  return { deposit, isGuest }
}

function orderIdOf({ metadata }: MethodContext, asked: string): string {
  const orderId = toRecordId(asked)
  const isOrder = orderId !== null && metadata.objectByKeyPrefix(keyPrefixOf(orderId))?.apiName === 'Order'
  if (!isOrder) throw fail('depositNotFound')
  return orderId
}

/** The page of a deposit: with the order’s id for who is signed in, without one for guests. */
export function depositPath({ deposit, isGuest }: AskedDeposit): string {
  return isGuest || deposit.orderId === null ? '/deposit' : `/deposit/${deposit.orderId}`
}

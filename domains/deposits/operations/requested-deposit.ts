import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { grantedLookUp } from '../../enrollment/operations/look-up-grant'
import {
  actingAccess,
  findOrderAccess,
  type NoOrderAccess,
  type OfferedAccess,
  type OrderAccess,
} from '../../enrollment/operations/order-task/order-access'
import { findDeposit, type StoredDeposit } from './read-deposit'

/** Whose deposit a request is about. */
export interface RequestedDeposit {
  readonly deposit: StoredDeposit
  /** How it got here: by a login, by the link of a mail to the customer, or by number and ZIP code, masked. */
  readonly audience: OrderAccess['audience']
}

/**
 * The deposit that a request is about: for a signed-in customer, that of the order they name, or the one that requires
 * something; of a guest, that of the order of the link or the look-up of the browser (`findOrderAccess`). A guest
 * without either learns why; another customer’s is answered like one that does not exist.
 *
 * @throws depositNotFound
 */
export async function requestedDeposit(
  context: MethodContext,
  requested: string | undefined,
): Promise<RequestedDeposit | NoOrderAccess | OfferedAccess> {
  return depositWith(context, requested, findOrderAccess)
}

/** The same for methods that change something: fails with the problem of a link. */
export async function requireDeposit(
  context: MethodContext,
  requested: string | undefined,
): Promise<RequestedDeposit> {
  const found = await depositWith(context, requested, actingAccess)
  if (!('problem' in found)) return found
  const { problem } = found
  throw fail(problem === 'linkExpired' || problem === 'linkNotLatest' ? problem : 'depositNotFound')
}

async function depositWith<Problem extends string>(
  context: MethodContext,
  requested: string | undefined,
  find: (
    context: MethodContext,
    requested: string | undefined,
  ) => Promise<OrderAccess | { readonly problem: Problem }>,
): Promise<RequestedDeposit | { readonly problem: Problem }> {
  const { viewer, engine, systemViewer } = context
  const named = requested === undefined ? null : orderIdOf(context, requested)
  const mayHaveLink = viewer.class === 'guest' || (viewer.class === 'customer' && named !== null)
  const access = mayHaveLink ? await find(context, requested) : null
  if (access !== null && 'problem' in access) {
    const ofAccount = await depositOfLookedUpAccount(context, requested, access.problem)
    if (ofAccount !== null) return ofAccount
    if (viewer.class === 'guest' || access.problem === 'linkOffered') return access
    throw fail('depositNotFound')
  }
  const audience = access?.audience ?? 'customer'
  const reader = audience === 'customer' ? viewer : systemViewer
  const orderId = access?.orderId ?? named
  const deposit = await findDeposit(
    engine,
    reader,
    orderId === null ? null : { field: 'Order__c', id: orderId },
  )
  if (deposit === null) throw fail('depositNotFound')
  return { deposit, audience }
}

/** The deposit of an account without orders that this browser looked up; null where it looked up none. */
async function depositOfLookedUpAccount(
  context: MethodContext,
  requested: string | undefined,
  problem: string,
): Promise<RequestedDeposit | null> {
  const { viewer, engine, systemViewer } = context
  if (viewer.class !== 'guest' || requested !== undefined || problem !== 'orderNotFound') return null
  const granted = await grantedLookUp(context)
  if (typeof granted !== 'object' || !('accountId' in granted)) return null
  const deposit = await findDeposit(engine, systemViewer, { field: 'Account__c', id: granted.accountId })
  if (deposit === null) throw fail('depositNotFound')
  return { deposit, audience: 'lookUp' }
}

function orderIdOf({ metadata }: MethodContext, requested: string): string {
  const orderId = toRecordId(requested)
  const isOrder = orderId !== null && metadata.objectByKeyPrefix(keyPrefixOf(orderId))?.apiName === 'Order'
  if (!isOrder) throw fail('depositNotFound')
  return orderId
}

/** The page of a deposit: with the order’s id for who may know it, without one after a look-up. */
export function depositPath({ deposit, audience }: RequestedDeposit): string {
  return audience === 'lookUp' || deposit.Order__c === null ? '/deposit' : `/deposit/${deposit.Order__c}`
}

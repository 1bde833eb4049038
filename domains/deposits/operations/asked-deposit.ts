import { fail } from '@porchlight/errors'
import { keyPrefixOf, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import {
  actingAccess,
  findOrderAccess,
  type NoOrderAccess,
  type OfferedAccess,
  type OrderAccess,
} from '../../enrollment/operations/order-task/order-access'
import { findDeposit, type StoredDeposit } from './read-deposit'

/** Whose deposit a request is about. */
export interface AskedDeposit {
  readonly deposit: StoredDeposit
  /** How it got here: by a login, by the link of a mail to the customer, or by number and ZIP code, masked. */
  readonly audience: OrderAccess['audience']
}

/**
 * The deposit that a request is about: of who is signed in, that of the order they name, or the one that asks for
 * something; of a guest, that of the order of the link or the look-up of the browser (`findOrderAccess`). A guest
 * without either is told why; another customer’s is answered like one that does not exist.
 *
 * @throws depositNotFound
 */
export async function askedDeposit(
  context: MethodContext,
  asked: string | undefined,
): Promise<AskedDeposit | NoOrderAccess | OfferedAccess> {
  return depositWith(context, asked, findOrderAccess)
}

/** The same for methods that change something: fails with what is the matter with a link. */
export async function requireDeposit(
  context: MethodContext,
  asked: string | undefined,
): Promise<AskedDeposit> {
  const found = await depositWith(context, asked, actingAccess)
  if (!('problem' in found)) return found
  const { problem } = found
  throw fail(problem === 'linkExpired' || problem === 'linkNotLatest' ? problem : 'depositNotFound')
}

async function depositWith<Problem extends string>(
  context: MethodContext,
  asked: string | undefined,
  find: (
    context: MethodContext,
    asked: string | undefined,
  ) => Promise<OrderAccess | { readonly problem: Problem }>,
): Promise<AskedDeposit | { readonly problem: Problem }> {
  const { viewer, engine, systemViewer } = context
  const named = asked === undefined ? null : orderIdOf(context, asked)
  const mayHaveLink = viewer.class === 'guest' || (viewer.class === 'customer' && named !== null)
  const access = mayHaveLink ? await find(context, asked) : null
  if (access !== null && 'problem' in access) {
    if (viewer.class === 'guest' || access.problem === 'linkOffered') return access
    throw fail('depositNotFound')
  }
  const audience = access?.audience ?? 'customer'
  const reader = audience === 'customer' ? viewer : systemViewer
  const deposit = await findDeposit(engine, reader, access?.orderId ?? named)
  if (deposit === null) throw fail('depositNotFound')
  return { deposit, audience }
}

function orderIdOf({ metadata }: MethodContext, asked: string): string {
  const orderId = toRecordId(asked)
  const isOrder = orderId !== null && metadata.objectByKeyPrefix(keyPrefixOf(orderId))?.apiName === 'Order'
  if (!isOrder) throw fail('depositNotFound')
  return orderId
}

/** The page of a deposit: with the order’s id for who may know it, without one after a look-up. */
export function depositPath({ deposit, audience }: AskedDeposit): string {
  return audience === 'lookUp' || deposit.orderId === null ? '/deposit' : `/deposit/${deposit.orderId}`
}

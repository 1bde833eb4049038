import { fail } from '@porchlight/errors'
import { type AttemptAnswer, countFromNetworks, giveBackToNetworks, mailboxKey } from '@porchlight/identity'
import type { Queryable } from '@porchlight/jobs'
import type { Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { attemptLimits, type LimitName } from './attempt-limits'

/** What counts attempts. */
type Counter = Pick<MethodContext, 'identity'>

/** Counts an attempt and returns whether it is within the limit. */
export async function isWithinLimit(
  { identity }: Counter,
  name: LimitName,
  key: string,
  within?: Queryable,
): Promise<boolean> {
  return (await identity.countAttempt(name, key, attemptLimits[name], within)).allowed
}

/**
 * Counts an attempt; `rateLimited` when it exceeds the limit. `within` is the connection of the transaction with which
 * the count commits or rolls back.
 */
export async function countAttempt(
  { identity }: Counter,
  name: LimitName,
  key: string,
  within?: Queryable,
): Promise<void> {
  refuseBeyond(await identity.countAttempt(name, key, attemptLimits[name], within))
}

function refuseBeyond({ allowed, retryAfterSeconds }: AttemptAnswer): void {
  if (!allowed) {
    throw fail('rateLimited', { minutes: Math.ceil(retryAfterSeconds / 60) }, { retryAfterSeconds })
  }
}

/** The limits of records that customers may create themselves; objects without one are for staff and our own code. */
export const creationLimits: Readonly<Record<string, LimitName>> = {
  Case: 'messageOfPerson',
  CaseComment: 'messageOfPerson',
}

/** Counts a record that a viewer creates, by a form or a call; `rateLimited` beyond what one customer may send. */
export async function countCreation(
  counter: Counter,
  viewer: Viewer,
  objectApiName: string,
  within: Queryable,
): Promise<void> {
  const limit = creationLimits[objectApiName]
  if (viewer.class === 'customer' && limit !== undefined) {
    await countAttempt(counter, limit, viewer.userId, within)
  }
}

/** The same for the address that the request came from, and for the networks around it with their larger budgets. */
export async function countFromAddress(
  { identity, clientAddress }: MethodContext,
  name: LimitName,
): Promise<void> {
  refuseBeyond(await countFromNetworks(identity.countAttempt, name, clientAddress, attemptLimits[name]))
}

/** Takes the attempt of `countFromAddress` back, because it was none that the limit is for. */
export async function giveBackFromAddress(context: MethodContext, name: LimitName): Promise<void> {
  await giveBackToNetworks(context.identity.giveBackAttempt, name, context.clientAddress)
}

/**
 * Counts a mail about the login of the person with that id, one a minute and five a day; `rateLimited` beyond that.
 * Like every count of mails it belongs in the transaction that enqueues the mail: otherwise a mail that a crash
 * prevented from being enqueued would count, and a second request would promise a mail that is never sent.
 */
export async function countMailToPerson(
  counter: Counter,
  personId: string,
  within: Queryable,
): Promise<void> {
  await countAttempt(counter, 'mailEachMinute', personId, within)
  await countAttempt(counter, 'mailEachDay', personId, within)
}

/** The same, but it returns whether the mail may be sent. */
export async function mayMailPerson(counter: Counter, personId: string, within: Queryable): Promise<boolean> {
  return (
    (await isWithinLimit(counter, 'mailEachMinute', personId, within)) &&
    (await isWithinLimit(counter, 'mailEachDay', personId, within))
  )
}

/**
 * The same for a reset link requested from a device that its owner signed in with before: it has its own budget, in
 * addition to the mailbox's.
 */
export async function mayMailFromDevice(
  counter: Counter,
  deviceToken: string,
  within: Queryable,
): Promise<boolean> {
  return (
    (await isWithinLimit(counter, 'deviceEachMinute', deviceToken, within)) &&
    (await isWithinLimit(counter, 'deviceEachDay', deviceToken, within))
  )
}

/**
 * Whether a mail may go to that address: one a minute, five a day, over all forms and all its plus-addresses (abuse
 * case A26). An answer that revealed a refusal would let one form find out which address another form wrote to.
 */
export async function mayMailTo(counter: Counter, address: string, within?: Queryable): Promise<boolean> {
  const key = mailboxKey(address)
  return (
    (await isWithinLimit(counter, 'mailboxEachMinute', key, within)) &&
    (await isWithinLimit(counter, 'mailboxEachDay', key, within))
  )
}

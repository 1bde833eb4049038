import { fail } from '@porchlight/errors'
import { addressKey } from '@porchlight/identity'
import type { MethodContext } from '../define/method'
import { attemptLimits, type LimitName } from './attempt-limits'

/** Counts an attempt and tells whether it is within the limit. */
async function isWithinLimit(context: MethodContext, name: LimitName, key: string): Promise<boolean> {
  return (await context.identity.countAttempt(name, key, attemptLimits[name])).allowed
}

/** Counts an attempt; `rateLimited` when it is beyond the limit. */
export async function countAttempt(context: MethodContext, name: LimitName, key: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await context.identity.countAttempt(name, key, attemptLimits[name])
  if (!allowed) {
    throw fail('rateLimited', { minutes: Math.ceil(retryAfterSeconds / 60) }, { retryAfterSeconds })
  }
}

/** The same for the address that the request came from. */
export async function countFromAddress(context: MethodContext, name: LimitName): Promise<void> {
  await countAttempt(context, name, addressKey(context.clientAddress))
}

/** Takes the attempt of `countFromAddress` back, because it was none that the limit is for. */
export async function giveBackFromAddress(context: MethodContext, name: LimitName): Promise<void> {
  await context.identity.giveBackAttempt(name, addressKey(context.clientAddress))
}

/** Whether a mail may go to the person that `key` names: one a minute, five a day. */
export async function mayMail(context: MethodContext, key: string): Promise<boolean> {
  return (
    (await isWithinLimit(context, 'mailEachMinute', key)) &&
    (await isWithinLimit(context, 'mailEachDay', key))
  )
}

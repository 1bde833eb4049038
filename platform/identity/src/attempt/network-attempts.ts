import { addressNetworks } from '../log-in/address-key'
import type { AttemptAnswer, AttemptLimit } from './attempts'

/** Counts one attempt at a key within a scope. */
type CountAttempt = (scope: string, key: string, limit: AttemptLimit) => Promise<AttemptAnswer>

/**
 * Counts an attempt from a client address in each of its networks, the narrowest first: a rejected one uses up nothing
 * of its neighbours' budget. `limit` is that of one address; wider networks have a multiple of it.
 */
export async function countFromNetworks(
  countAttempt: CountAttempt,
  scope: string,
  address: string,
  { limit, windowMs }: AttemptLimit,
): Promise<AttemptAnswer> {
  for (const { key, times } of addressNetworks(address)) {
    const answer = await countAttempt(scope, key, { limit: limit * times, windowMs })
    if (!answer.allowed) return answer
  }
  return { allowed: true, retryAfterSeconds: 0 }
}

/** Reverts an attempt that `countFromNetworks` allowed. */
export async function giveBackToNetworks(
  giveBack: (scope: string, key: string) => Promise<void>,
  scope: string,
  address: string,
): Promise<void> {
  for (const { key } of addressNetworks(address)) await giveBack(scope, key)
}

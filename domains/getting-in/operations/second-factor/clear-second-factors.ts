import type { Identity } from '@porchlight/identity'
import { enqueueJob, type Queryable } from '@porchlight/jobs'
import { sendSecondFactorsCleared } from './job'

/**
 * Takes all second factors of a user off, with the password and all that is signed in, and has the owner notified, in
 * the transaction of `connection`. `clearedBy` is noted for those who look into it later.
 */
export async function clearSecondFactors(
  { identity, now }: { readonly identity: Identity; readonly now: () => Date },
  connection: Queryable,
  { userId, clearedBy }: { readonly userId: string; readonly clearedBy: string },
): Promise<void> {
  await identity.clearSecondFactors(userId, clearedBy, connection)
  const clearedAt = now().toISOString()
  await enqueueJob(connection, sendSecondFactorsCleared.name, { userId, clearedAt })
}

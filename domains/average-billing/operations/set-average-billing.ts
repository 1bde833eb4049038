import { fail } from '@porchlight/errors'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { update } from '@porchlight/server-methods/records/write'
import { lockStatement } from '@porchlight/transactions/locks'
import { accountObject } from '../../customers/objects/account/object'
import { sendAverageBillingChanged } from './mail-job'
import { readAverageBilling } from './read-average-billing'

/**
 * Turns average billing of an account on or off, once: where it is so already, nothing happens. The billing system is
 * notified and the mail is sent exactly if the change commits. `averageBillingNotOffered` where it cannot be turned on.
 */
export async function setAverageBilling(
  context: MethodContext,
  accountId: string,
  isOn: boolean,
): Promise<void> {
  const { systemViewer } = context
  await context.engine.inOneTransaction(async (engine, connection) => {
    await connection.query(lockStatement('averageBilling'), [`average billing of ${accountId}`])
    const now = context.now()
    const stored = await readAverageBilling(engine, systemViewer, accountId, now)
    if (stored.isOn === isOn) return
    if (isOn && stored.whyNot !== null) throw fail('averageBillingNotOffered')
    await update(engine, systemViewer, accountObject, accountId, { Average_Billing__c: isOn })
    const key = `chosen ${accountId} ${now.toISOString()}`
    await context.enqueue(sendAverageBillingChanged.name, { accountId, isOn }, { key, within: connection })
  })
}

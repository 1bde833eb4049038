import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listEvery } from '@porchlight/server-methods/records/list'
import { depositObject } from '../objects/deposit/object'
import { heldByUs } from './held-by-us'

/**
 * Returns those of the accounts, 2,000 at most, that have ended and hold a deposit that counts towards their final bill
 * (ADR 98): the amount the bill requests is not yet the amount left to pay.
 */
export async function accountsAwaitingSetOff(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const waiting = new Set<string>()
  const held = listEvery(engine, systemViewer, depositObject, {
    fields: ['Account__c'],
    where: { Account__c: accountIds, Status__c: heldByUs, 'Account__r.Status__c': 'Closed' },
    pageSize: 2_000,
  })
  for await (const { Account__c: accountId } of held) waiting.add(accountId)
  return waiting
}

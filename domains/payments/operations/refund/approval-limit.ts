import { toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { read } from '@porchlight/server-methods/records/read'
import { readBrandLimits } from '../../../customer-service/operations/read-brand-limits'
import { accountObject } from '../../../customers/objects/account/object'

/** From which amount on, in cents, a second person approves a refund of an account, as its brand has it. */
export async function approvalFromCents(
  engine: Pick<RecordEngine, 'listRecords' | 'readRecord'>,
  systemViewer: Viewer,
  accountId: string,
): Promise<number> {
  const account = await read(engine, systemViewer, accountObject, accountId, ['Account_Brand__c'])
  const limits = await readBrandLimits(engine, systemViewer, account?.Account_Brand__c ?? null)
  return toCents(limits.Refund_Approval_From__c)
}

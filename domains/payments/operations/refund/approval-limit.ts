import { toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { brandObject } from '../../../customer-service/objects/brand/object'
import { accountObject } from '../../../customers/objects/account/object'
import { defaultApprovalFromCents } from '../../facts/refund-values'

/** From which amount on, in cents, a second person approves a refund of an account, as its brand has it. */
export async function approvalFromCents(
  engine: Pick<RecordEngine, 'listRecords' | 'readRecord'>,
  systemViewer: Viewer,
  accountId: string,
): Promise<number> {
  const account = await read(engine, systemViewer, accountObject, accountId, ['Account_Brand__c'])
  const brand = await first(engine, systemViewer, brandObject, {
    fields: ['Refund_Approval_From__c'],
    where: { Name: account?.Account_Brand__c ?? '' },
  })
  const from = brand?.Refund_Approval_From__c ?? null
  return from === null ? defaultApprovalFromCents : toCents(from)
}

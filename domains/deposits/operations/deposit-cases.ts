import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { first } from '@porchlight/server-methods/records/list'
import { caseObject } from '../../messages/objects/case/object'
import type { StoredDeposit } from './read-deposit'

/** A case about a deposit that is not closed. */
export interface DepositCase {
  readonly caseId: string
  readonly number: string
  readonly subject: string
}

/** The newest open case about a deposit whose subject is one of `subjects`; null without one. */
export async function openDepositCase(
  { systemViewer }: Pick<MethodContext, 'systemViewer'>,
  engine: RecordEngine,
  { Account__c: accountId, Order__c: orderId }: StoredDeposit,
  subjects: readonly string[],
): Promise<DepositCase | null> {
  const found = await first(engine, systemViewer, caseObject, {
    fields: ['CaseNumber', 'Subject'],
    where: {
      AccountId: accountId,
      ...(orderId === null ? {} : { Order__c: orderId }),
      Status: { ne: 'Closed' },
      Subject: subjects,
    },
    orderedBy: ['-CreatedDate'],
  })
  return found === null ? null : { caseId: found.id, number: found.CaseNumber ?? '', subject: found.Subject }
}

/** What a case about a deposit is about. */
export function subjectOf({ Account__c: accountId, Order__c: orderId, Name: number }: StoredDeposit) {
  return { accountId, orderId, number }
}

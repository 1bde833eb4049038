import type { RecordEngine } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from '../../customers/operations/person/field-text'
import type { StoredDeposit } from './read-deposit'

/** A case about a deposit that is not closed. */
export interface DepositCase {
  readonly caseId: string
  readonly number: string
  readonly subject: string
}

/** The newest open case about a deposit whose subject is one of `subjects`; null when there is none. */
export async function openDepositCase(
  { systemViewer }: Pick<MethodContext, 'systemViewer'>,
  engine: RecordEngine,
  { accountId, orderId }: StoredDeposit,
  subjects: readonly string[],
): Promise<DepositCase | null> {
  const records = await firstRecords(engine, systemViewer, {
    objectApiName: 'Case',
    selection: { fields: ['CaseNumber', 'Subject'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        { kind: 'compare', field: 'AccountId', operator: 'eq', value: accountId },
        ...(orderId === null
          ? []
          : [{ kind: 'compare', field: 'Order__c', operator: 'eq', value: orderId } as const]),
        { kind: 'compare', field: 'Status', operator: 'ne', value: 'Closed' },
        { kind: 'compare', field: 'Subject', operator: 'in', value: subjects },
      ],
    },
    orderings: [{ field: 'CreatedDate', ascending: false }],
    pageSize: 1,
  })
  const [record] = records
  if (record === undefined) return null
  return {
    caseId: record.id,
    number: fieldText(record, 'CaseNumber') ?? '',
    subject: fieldText(record, 'Subject') ?? '',
  }
}

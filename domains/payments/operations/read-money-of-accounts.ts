import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { everyRecord } from '@porchlight/server-methods/records/every-record'
import { cents, totalFields, totalsOf } from '../../ledger/objects/ledger-entry/writes'
import type { DatedCharge } from '../../ledger/rules/account-position'
import type { LedgerTotals } from '../../ledger/rules/ledger-entry'
import { type AccountMoney, readAccountMoney, toMoneyRecord } from './read-account-money'

/**
 * Reads as the platform what the ledgers of many accounts come to, with all their dated charges: a query for each 2,000
 * lines. Accounts that are older than their ledger are read one by one.
 */
export async function readMoneyOfAccounts(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountMoney>> {
  const read = new Map<string, { totals: LedgerTotals; readonly charges: DatedCharge[] }>()
  if (accountIds.length === 0) return read
  const lines = everyRecord(engine, systemViewer, {
    objectApiName: 'Ledger_Entry__c',
    selection: { fields: ['Account__c', 'Amount__c', 'Due_Date__c', ...totalFields], optionalFields: [] },
    condition: { kind: 'compare', field: 'Account__c', operator: 'in', value: accountIds },
    orderings: [
      { field: 'Account__c', ascending: true },
      { field: 'Sequence__c', ascending: true },
    ],
    pageSize: 2_000,
  })
  for await (const line of lines) {
    const { values } = toMoneyRecord(line)
    const accountId = String(values.Account__c)
    const before = read.get(accountId)
    const charges = before?.charges ?? []
    const dueDay = values.Due_Date__c
    if (typeof dueDay === 'string') charges.push({ cents: cents(values.Amount__c), dueDay })
    // The last line has the totals of all.
    read.set(accountId, { totals: totalsOf(values), charges })
  }
  const older = accountIds.filter((accountId) => !read.has(accountId))
  const readAlone: [string, AccountMoney][] = []
  for (const accountId of older) {
    readAlone.push([accountId, await readAccountMoney(engine, systemViewer, accountId, '')])
  }
  return new Map([...read, ...readAlone])
}

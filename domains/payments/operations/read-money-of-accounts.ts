import { toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { listEvery } from '@porchlight/server-methods/records/list'
import { type AccountMoney, readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import { ledgerEntryObject } from '../../ledger/objects/ledger-entry/object'
import { totalFields, totalsOf } from '../../ledger/objects/ledger-entry/writes'
import type { DatedCharge } from '../../ledger/rules/account-position'
import type { LedgerTotals } from '../../ledger/rules/ledger-entry'

/**
 * Reads as the platform the ledger totals of many accounts, with all their dated charges: a query for each 2,000 lines.
 * Accounts that are older than their ledger are read one by one.
 */
export async function readMoneyOfAccounts(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, AccountMoney>> {
  const read = new Map<string, { totals: LedgerTotals; readonly charges: DatedCharge[] }>()
  if (accountIds.length === 0) return read
  const lines = listEvery(engine, systemViewer, ledgerEntryObject, {
    fields: ['Account__c', 'Amount__c', 'Due_Date__c', ...totalFields],
    where: { Account__c: accountIds },
    orderedBy: ['Account__c', 'Sequence__c'],
    pageSize: 2_000,
  })
  for await (const line of lines) {
    const charges = read.get(line.Account__c)?.charges ?? []
    if (line.Due_Date__c !== null) charges.push({ cents: toCents(line.Amount__c), dueDay: line.Due_Date__c })
    // The last line has the totals of all.
    read.set(line.Account__c, { totals: totalsOf(line), charges })
  }
  const older = accountIds.filter((accountId) => !read.has(accountId))
  const readAlone: [string, AccountMoney][] = []
  for (const accountId of older) {
    readAlone.push([accountId, await readAccountMoney(engine, systemViewer, accountId, '')])
  }
  return new Map([...read, ...readAlone])
}

import { ledgerRecordsOf, type MoneyRecord } from '@porchlight/domains/energy/objects/bill/account-money'
import { demoId } from '../world/demo-id'
import type { DemoRecord } from '../world/demo-world'
import { madeOn } from '../world/moment'
import { seededRandom } from '../world/seeded-random'

/** The records from which an account's ledger is derived. */
export interface DemoMoney {
  readonly bills: readonly DemoRecord[]
  readonly payments: readonly DemoRecord[]
  readonly deposits: readonly DemoRecord[]
}

/**
 * Returns the lines of every account’s ledger, derived from its bills, payments and deposits, as for any older account.
 */
export function demoLedgerEntries(
  seed: number,
  { bills, payments, deposits }: DemoMoney,
): readonly DemoRecord[] {
  const [billsOf, paymentsOf, depositsOf] = [bills, payments, deposits].map(byAccount)
  const accountIds = new Set([...(billsOf?.keys() ?? []), ...(paymentsOf?.keys() ?? [])])
  return [...accountIds].flatMap((accountId) =>
    ledgerRecordsOf(accountId, {
      bills: billsOf?.get(accountId) ?? [],
      payments: paymentsOf?.get(accountId) ?? [],
      deposits: depositsOf?.get(accountId) ?? [],
    }).map((fields) => ({
      objectApiName: 'Ledger_Entry__c',
      id: entryId(seed, String(fields.Key__c)),
      fields,
    })),
  )
}

const dayMs = 86_400_000

/** This many lines need ids of many moments, which must not depend on the day on which the world is created. */
function entryId(seed: number, key: string): string {
  const days = Math.floor(seededRandom(seed, `line ${key}`)() * 700)
  return demoId(seed, 'a0g', key, madeOn('2024-01-01') + days * dayMs)
}

function byAccount(records: readonly DemoRecord[]): ReadonlyMap<string, readonly MoneyRecord[]> {
  const groups = new Map<string, MoneyRecord[]>()
  for (const { id, fields } of records) {
    const accountId = String(fields.Account__c)
    groups.set(accountId, [...(groups.get(accountId) ?? []), { id, values: fields }])
  }
  return groups
}

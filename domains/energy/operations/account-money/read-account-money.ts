import { toCents, type Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { everyRecord } from '@porchlight/server-methods/records/every-record'
import { first, list } from '@porchlight/server-methods/records/list'
import { ledgerEntryObject } from '../../../ledger/objects/ledger-entry/object'
import { totalFields, totalsOf } from '../../../ledger/objects/ledger-entry/writes'
import type { DatedCharge } from '../../../ledger/rules/account-position'
import { afterEntries, type LedgerTotals, noEntries } from '../../../ledger/rules/ledger-entry'
import {
  billMoneyFields,
  depositMoneyFields,
  historyOf,
  type MoneyRecord,
  type MoneyRecords,
  paymentMoneyFields,
} from '../../objects/bill/account-money'

/** The totals of an account's ledger, and its charges that are due on a day or later. */
export interface AccountMoney {
  readonly totals: LedgerTotals
  readonly charges: readonly DatedCharge[]
}

/**
 * Reads as the platform the totals of an account's ledger, with the charges due from `day` on. For an account that is
 * older than its ledger and whose lines are not stored yet, they are derived from its records.
 */
export async function readAccountMoney(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountId: string,
  day: string,
): Promise<AccountMoney> {
  const totals = await storedTotals(engine, systemViewer, accountId)
  if (totals === null) {
    const history = historyOf(await readMoneyRecords(engine, systemViewer, accountId))
    return {
      totals: afterEntries(noEntries, history),
      charges: history.flatMap(({ cents: amount, dueDay }) =>
        dueDay === null ? [] : [{ cents: amount, dueDay }],
      ),
    }
  }
  const charges = await list(engine, systemViewer, ledgerEntryObject, {
    fields: ['Amount__c', 'Due_Date__c'],
    where: { Account__c: accountId, Due_Date__c: { gte: day } },
    orderedBy: ['-Due_Date__c'],
    limit: 100,
  })
  return {
    totals,
    charges: charges.map(({ Amount__c, Due_Date__c }) => ({
      cents: toCents(Amount__c),
      dueDay: String(Due_Date__c),
    })),
  }
}

/** Reads the totals of an account's stored lines; null where none is stored. */
export async function storedTotals(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountId: string,
): Promise<LedgerTotals | null> {
  const last = await first(engine, systemViewer, ledgerEntryObject, {
    fields: totalFields,
    where: { Account__c: accountId },
    orderedBy: ['-Sequence__c'],
  })
  return last === null ? null : totalsOf(last)
}

/** Reads as the platform the records that an account's lines are derived from. */
export async function readMoneyRecords(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountId: string,
): Promise<MoneyRecords> {
  const readAll = async (objectApiName: string, fields: readonly string[]) => {
    const found: MoneyRecord[] = []
    const records = everyRecord(engine, systemViewer, {
      objectApiName,
      selection: { fields, optionalFields: [] },
      condition: { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId },
      orderings: [],
      pageSize: 500,
    })
    for await (const { id, fields: read } of records) {
      const values = Object.entries(read).map(([name, field]) => [name, field?.value ?? null])
      found.push({ id, values: Object.fromEntries(values) })
    }
    return found
  }
  return {
    bills: await readAll('Bill__c', billMoneyFields),
    payments: await readAll('Payment__c', paymentMoneyFields),
    deposits: await readAll('Deposit__c', depositMoneyFields),
  }
}

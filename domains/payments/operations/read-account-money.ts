import type { RecordRepresentation, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { everyRecord } from '@porchlight/server-methods/records/every-record'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import {
  billMoneyFields,
  depositMoneyFields,
  historyOf,
  type MoneyRecord,
  type MoneyRecords,
  paymentMoneyFields,
} from '../../energy/objects/bill/account-money'
import { cents, totalFields, totalsOf } from '../../ledger/objects/ledger-entry/writes'
import type { DatedCharge } from '../../ledger/rules/account-position'
import { afterEntries, type LedgerTotals, noEntries } from '../../ledger/rules/ledger-entry'

/** What an account's ledger comes to, and its charges that are due on a day or later. */
export interface AccountMoney {
  readonly totals: LedgerTotals
  readonly charges: readonly DatedCharge[]
}

/**
 * Reads as the platform what an account's ledger comes to, with the charges due from `day` on. An account that is older
 * than its ledger and whose lines are not stored yet has those that its records give.
 */
export async function readAccountMoney(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountId: string,
  day: string,
): Promise<AccountMoney> {
  const ofAccount = { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId } as const
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
  const charges = await firstRecords(engine, systemViewer, {
    objectApiName: 'Ledger_Entry__c',
    selection: { fields: ['Amount__c', 'Due_Date__c'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [ofAccount, { kind: 'compare', field: 'Due_Date__c', operator: 'gte', value: day }],
    },
    orderings: [{ field: 'Due_Date__c', ascending: false }],
    pageSize: 100,
  })
  return {
    totals,
    charges: charges.map(toMoneyRecord).map(({ values }) => ({
      cents: cents(values.Amount__c),
      dueDay: String(values.Due_Date__c),
    })),
  }
}

/** What the stored lines of an account come to; null where none is stored. */
export async function storedTotals(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountId: string,
): Promise<LedgerTotals | null> {
  const [last] = await firstRecords(engine, systemViewer, {
    objectApiName: 'Ledger_Entry__c',
    selection: { fields: totalFields, optionalFields: [] },
    condition: { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId },
    orderings: [{ field: 'Sequence__c', ascending: false }],
    pageSize: 1,
  })
  return last === undefined ? null : totalsOf(toMoneyRecord(last).values)
}

/** Reads as the platform what the lines of an account follow from. */
export async function readMoneyRecords(
  engine: Pick<RecordEngine, 'listRecords'>,
  systemViewer: Viewer,
  accountId: string,
): Promise<MoneyRecords> {
  const list = async (objectApiName: string, fields: readonly string[]) => {
    const found: MoneyRecord[] = []
    const records = everyRecord(engine, systemViewer, {
      objectApiName,
      selection: { fields, optionalFields: [] },
      condition: { kind: 'compare', field: 'Account__c', operator: 'eq', value: accountId },
      orderings: [{ field: 'Id', ascending: true }],
      pageSize: 500,
    })
    for await (const record of records) found.push(toMoneyRecord(record))
    return found
  }
  return {
    bills: await list('Bill__c', billMoneyFields),
    payments: await list('Payment__c', paymentMoneyFields),
    deposits: await list('Deposit__c', depositMoneyFields),
  }
}

/** A record as the rules of money know it. */
export function toMoneyRecord({ id, fields }: RecordRepresentation): MoneyRecord {
  return {
    id,
    values: Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field?.value ?? null])),
  }
}

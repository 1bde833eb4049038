import { lockStatement } from '@porchlight/advisory-locks'
import { defineJob, type JobSchedule, type Queryable } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { first } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../customers/objects/account/object'
import { ledgerRecordsOf } from '../../energy/objects/bill/account-money'
import { readMoneyRecords, storedTotals } from './read-account-money'

/** Lines that one statement writes. */
const partSize = 200

/**
 * Stores the lines of accounts that are older than the ledger, one account at a time behind a cursor: ended anywhere, the
 * next run goes on there. An account whose lines a bill or a payment has stored meanwhile is left as it is.
 */
export const storeLedgers = defineJob<Readonly<Record<string, never>>, PortalJobServices>({
  name: 'store-ledgers',
  run: async (_payload, { services, now, signal }) => {
    while (!signal.aborted && (await storeNext(services, now()))) {
      // Each account is a transaction of its own.
    }
  },
})

/** Often, so that what one run leaves is soon done; once all is done, a run reads one row. */
export const ledgerSchedules: readonly JobSchedule[] = [
  { name: 'store-ledgers', cron: '*/10 * * * *', jobName: storeLedgers.name },
]

/** Stores the lines of the next account; false when all accounts have theirs. */
async function storeNext({ engine, systemViewer }: PortalJobServices, now: Date): Promise<boolean> {
  return engine.inOneTransaction(async (inner, connection) => {
    const after = await cursorOf(connection)
    if (after === null) return false
    const account = await first(inner, systemViewer, accountObject, {
      fields: [],
      ...(after === '' ? {} : { where: { Id: { gt: after } } }),
      orderedBy: ['Id'],
    })
    if (account === null) {
      await connection.query('update ledger.backfill set ended_at = $1', [now.toISOString()])
      return false
    }
    // The turn of the rules that add lines to this account.
    await connection.query(lockStatement('consequence'), [`after Account__c ${account.id}`])
    if ((await storedTotals(inner, systemViewer, account.id)) === null) {
      const records = ledgerRecordsOf(account.id, await readMoneyRecords(inner, systemViewer, account.id))
      for (let start = 0; start < records.length; start += partSize) {
        await inner.writeBatch(systemViewer, {
          allOrNone: true,
          operations: records
            .slice(start, start + partSize)
            .map((fields) => ({ type: 'create', objectApiName: 'Ledger_Entry__c', fields })),
        })
      }
    }
    await connection.query('update ledger.backfill set account_id = $1', [account.id])
    return true
  })
}

/** The account that was done last, empty before the first; null once all are done. Of two runs one waits here. */
async function cursorOf(connection: Queryable): Promise<string | null> {
  const { rows } = await connection.query<{ accountId: string; ended: boolean }>(
    'select account_id as "accountId", ended_at is not null as ended from ledger.backfill for update',
  )
  const [row] = rows
  return row === undefined || row.ended ? null : row.accountId
}

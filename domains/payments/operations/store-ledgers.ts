import { defineWalk, type JobSchedule } from '@porchlight/jobs'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { keysAfter } from '@porchlight/server-methods/records/keys-after'
import { lockStatement } from '@porchlight/transactions/locks'
import { accountObject } from '../../customers/objects/account/object'
import { ledgerRecordsOf } from '../../energy/objects/bill/account-money'
import { readMoneyRecords, storedTotals } from '../../energy/operations/account-money/read-account-money'

/** Lines that one statement writes. */
const partSize = 200

/**
 * Stores the lines of accounts that are older than the ledger, each in a separate transaction. An account whose lines a
 * bill or a payment has stored in the meantime is left as it is. Once all accounts were walked over, there is nothing
 * more to do.
 */
export const storeLedgers = defineWalk<PortalJobServices>({
  name: 'store-ledgers',
  rowsAfter: async ({ services: { engine, systemViewer, pool } }, after, limit) => {
    const { rows } = await pool.query('select 1 from ledger.backfill where ended_at is null')
    return rows.length === 0 ? [] : keysAfter(engine, systemViewer, accountObject, { after, limit })
  },
  work: ({ services }, accountId) => storeLedger(services, accountId),
  finish: async ({ services, now }) => {
    await services.pool.query('update ledger.backfill set ended_at = $1 where ended_at is null', [
      now().toISOString(),
    ])
  },
})

/** Often, so that what one run leaves is soon done; once all is done, a run reads one row. */
export const ledgerSchedules: readonly JobSchedule[] = [
  { name: 'store-ledgers', cron: '*/10 * * * *', jobName: storeLedgers.name },
]

async function storeLedger({ engine, systemViewer }: PortalJobServices, accountId: string): Promise<void> {
  await engine.inOneTransaction(async (inner, connection) => {
    // The turn of the rules that add lines to this account.
    await connection.query(lockStatement('consequence'), [`after Account__c ${accountId}`])
    if ((await storedTotals(inner, systemViewer, accountId)) !== null) return
    const records = ledgerRecordsOf(accountId, await readMoneyRecords(inner, systemViewer, accountId))
    for (let first = 0; first < records.length; first += partSize) {
      const results = await inner.writeBatch(systemViewer, {
        allOrNone: true,
        operations: records
          .slice(first, first + partSize)
          .map((fields) => ({ type: 'create', objectApiName: 'Ledger_Entry__c', fields })),
      })
      // A ledger without some of its lines would be worse than none: the row fails, and is tried again.
      for (const result of results) if (result.kind === 'refused') throw result.error
    }
  })
}

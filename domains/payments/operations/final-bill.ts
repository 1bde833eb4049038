import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { billObject } from '../../energy/objects/bill/object'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'

/**
 * What an account owes after its final bill, in cents, 0 or less once it is paid, as its ledger has it on `today`
 * (`YYYY-MM-DD`); null while the final bill has not come.
 */
export async function owedAfterFinalBill(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  today: string,
): Promise<number | null> {
  const finalBill = await first(engine, systemViewer, billObject, {
    fields: [],
    where: { Account__c: accountId, Is_Final__c: true },
  })
  if (finalBill === null) return null
  return (await readAccountMoney(engine, systemViewer, accountId, today)).totals.owedCents
}

/** Whether the final bill of an account has come and nothing is owed any more. */
export async function isFinallyPaid(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  today: string,
): Promise<boolean> {
  const owedCents = await owedAfterFinalBill(engine, systemViewer, accountId, today)
  return owedCents !== null && owedCents <= 0
}

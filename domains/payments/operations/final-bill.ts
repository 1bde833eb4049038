import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { billObject } from '../../energy/objects/bill/object'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'

/** The final bill of an account and the amount owed since, in cents: 0 or less once it is paid. */
export interface FinalBill {
  readonly billId: string
  readonly owedCents: number
}

/** The final bill of an account, as its ledger has it on `today` (`YYYY-MM-DD`); null while it has not come. */
export async function finalBillOf(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  today: string,
): Promise<FinalBill | null> {
  const finalBill = await first(engine, systemViewer, billObject, {
    fields: [],
    where: { Account__c: accountId, Is_Final__c: true },
  })
  if (finalBill === null) return null
  const { totals } = await readAccountMoney(engine, systemViewer, accountId, today)
  return { billId: finalBill.id, owedCents: totals.owedCents }
}

/** Whether the final bill of an account has come and nothing is owed any more. */
export async function isFinallyPaid(
  engine: RecordEngine,
  systemViewer: Viewer,
  accountId: string,
  today: string,
): Promise<boolean> {
  const finalBill = await finalBillOf(engine, systemViewer, accountId, today)
  return finalBill !== null && finalBill.owedCents <= 0
}

import type { Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { first } from '@porchlight/server-methods/records/list'
import { billObject } from '../../../energy/objects/bill/object'
import { readAccountMoney } from '../../../energy/operations/account-money/read-account-money'
import { positionOn } from '../../../ledger/rules/account-position'

/** What an account owes us by its ledger. */
export interface AccountDebt {
  /** The newest bill, by which it is paid: what earlier ones left unpaid is in it. */
  readonly billId: string
  /** What is owed, in cents. */
  readonly dueCents: number
  /** The part of it past its due date. An amount that is not due yet blocks no service. */
  readonly overdueCents: number
}

/** Reads what an account owes us on a day; null where it has no bill. */
export async function readAccountDebt(
  { engine, systemViewer }: { readonly engine: RecordEngine; readonly systemViewer: Viewer },
  accountId: string,
  today: string,
): Promise<AccountDebt | null> {
  const newest = await first(engine, systemViewer, billObject, {
    fields: ['Id'],
    where: { Account__c: accountId },
    orderedBy: ['-Bill_Date__c', '-Id'],
  })
  if (newest === null) return null
  const { totals, charges } = await readAccountMoney(engine, systemViewer, accountId, today)
  const { owedCents, pastDueCents } = positionOn(totals, charges, today)
  return { billId: newest.id, dueCents: owedCents, overdueCents: pastDueCents }
}

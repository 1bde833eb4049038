import { fail } from '@porchlight/errors'
import { type Language, labelOf, type TypedRecord, toRecordId } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { owedBy } from '../../../ledger/rules/account-position'
import { billObject } from '../../objects/bill/object'
import { billLineObject } from '../../objects/bill-line/object'
import { readAccountMoney } from '../../operations/account-money/read-account-money'
import { type Explanation, explainBill } from '../../operations/account-usage/explain-bill'
import { readBills } from '../../operations/account-usage/read-bills'
import { readCycles, type UsageCycle } from '../../operations/account-usage/read-cycles'

/** A line as it is printed. */
export interface PrintedLine {
  readonly name: string
  readonly chargedBy: string
  readonly quantity: number | null
  readonly unit: string | null
  /** Cents for each unit. */
  readonly rate: number | null
  /** Dollars. */
  readonly amount: number
}

/** A bill with all the data on its paper version; amounts in dollars. */
export interface PrintedBill {
  readonly record: TypedRecord<typeof billObject, (typeof fields)[number]>
  readonly lines: readonly PrintedLine[]
  /** What is left to pay of it today, by the account's ledger, in dollars; 0 when nothing is due. */
  readonly due: number
  /** The way from the bill before; empty without one, or where the lines of one do not add up. */
  readonly explanation: Explanation
  /** The cycle that it charges for and the one of the bill before; null when not known. */
  readonly cycle: UsageCycle | null
  readonly lastCycle: UsageCycle | null
}

const fields = [
  'Name',
  'Account__c',
  'Bill_Date__c',
  'Due_Date__c',
  'Period_Start__c',
  'Period_End__c',
  'Opening_Balance__c',
  'Charges__c',
  'Payments__c',
  'Closing_Balance__c',
  'Status__c',
  'Is_Estimated__c',
  'Is_Final__c',
  'Usage__c',
  'Account__r.AccountNumber',
  'Account__r.Account_Brand__c',
  'Account__r.Commodity__c',
  'Account__r.ESIID__c',
  'Account__r.Gas_Account_Number__c',
  'Account__r.Plan_Name__c',
  'Account__r.Plan__r.Name',
  'Account__r.Plan__r.Name_ES__c',
  'Account__r.Service_Street__c',
  'Account__r.Service_City__c',
  'Account__r.Service_State__c',
  'Account__r.Service_Postal_Code__c',
  'Account__r.Utility__r.Name',
  'Account__r.Utility__r.Utility_Phone__c',
  'Account__r.Contact.FirstName',
  'Account__r.Contact.LastName',
] as const

/**
 * Reads a bill as the viewer, its texts in `language`, and the amount left to pay of it as the platform; `notFound` for
 * another customer's bill and for an unknown one alike.
 */
export async function readPrintedBill(
  { engine, viewer: requested, systemViewer }: Pick<MethodContext, 'engine' | 'viewer' | 'systemViewer'>,
  requestedId: string,
  language: Language,
): Promise<PrintedBill> {
  const viewer = { ...requested, language }
  const billId = toRecordId(requestedId)
  if (billId === null) throw fail('invalidRecordId', { parameter: 'billId', value: requestedId })
  const record = await read(engine, viewer, billObject, billId, fields)
  if (record === null) throw fail('notFound')
  const { Account__c: accountId, Period_End__c: end, Usage__c: usageId } = record
  const [, before] = await readBills({ engine, viewer }, accountId, end, 2)
  const cycles = await readCycles({ engine, viewer }, accountId, { lte: end })
  const { Status__c: status, Due_Date__c: dueDate } = record
  const isRequested = status === 'Open' || status === 'Past_Due'
  const money = isRequested ? await readAccountMoney(engine, systemViewer, accountId, dueDate) : null
  return {
    record,
    due: money === null ? 0 : owedBy(money.totals, money.charges, dueDate) / 100,
    explanation: await explainBill(
      { engine, viewer },
      accountId,
      record['Account__r.Commodity__c'] ?? 'Electricity',
      end,
    ),
    lines: await readLines({ engine, viewer }, record.id),
    cycle: cycles.find(({ id }) => id === usageId) ?? null,
    lastCycle: cycles.find(({ id }) => id === before?.usageId) ?? null,
  }
}

async function readLines(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  billId: string,
): Promise<readonly PrintedLine[]> {
  const records = await list(engine, viewer, billLineObject, {
    fields: ['Line_Type__c', 'Charged_By__c', 'Quantity__c', 'Unit__c', 'Rate__c', 'Amount__c'],
    of: { Bill__c: billId },
    orderedBy: ['Sort_Order__c'],
    limit: 200,
  })
  const { values } = billLineObject.fields.Line_Type__c
  return records.map((line) => ({
    name: labelOf(values, line.Line_Type__c, viewer.language),
    chargedBy: line.Charged_By__c,
    quantity: line.Quantity__c,
    unit: line.Unit__c,
    rate: line.Rate__c,
    amount: line.Amount__c,
  }))
}

import { toCents } from '@porchlight/metadata'
import { first, list } from '@porchlight/server-methods/records/list'
import { alertSubscriptionObject } from '../../alerts/objects/alert-subscription/object'
import { autopayObject } from '../../autopay/objects/autopay/object'
import { accountObject } from '../../customers/objects/account/object'
import { billObject } from '../../energy/objects/bill/object'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import {
  type AccountToImport,
  createAccount,
  importAccount,
} from '../../energy/operations/billing-import/import-account'
import { productObject } from '../../plans/objects/product/object'
import { type AccountBook, balanceDifference, problemsOf, rowsOf } from '../rules/account-book'
import type { BookRow } from '../rules/book-row'
import type { CellValue } from '../rules/read-cell'
import type { FieldChange } from './field-changes'
import { readStoredMoney, type StoredMoney } from './stored-money'
import { nothingStored, readStoredBeside, takeBeside } from './take-beside'
import type { TakenCustomer } from './take-customer'
import { settleStatuses, takeMoney } from './take-money'
import { type RowOutcome, type RowOutcomes, RowsRefused, refuse, type Taking, writeOf } from './taking'

const fields = [
  'ContactId',
  'Account_Brand__c',
  'Commodity__c',
  'ESIID__c',
  'Gas_Account_Number__c',
  'Service_Street__c',
  'Service_City__c',
  'Service_State__c',
  'Service_Postal_Code__c',
  'Status__c',
  'Plan_Name__c',
  'Plan__c',
  'Plan__r.ProductCode',
  'Contract_Start_Date__c',
  'Contract_End_Date__c',
  'Contract_Term_Months__c',
  'Balance__c',
] as const

/**
 * Stores an account with its bills and payments, all or none: a rejected row would leave the account with a wrong
 * amount owed. Finally its ledger has to match the amount that the account states. Fails with `RowsRefused`.
 */
export async function takeAccount(
  taking: Taking,
  customer: TakenCustomer,
  book: AccountBook,
): Promise<RowOutcomes> {
  const bad = rowsOf(book).filter(({ problem }) => problem !== null)
  if (bad.length > 0) throw new RowsRefused(new Map(bad.map((row) => [row, String(row.problem)])))
  const { engine, viewer, today, t } = taking
  const { account: row } = book
  const known = await first(engine, viewer, accountObject, {
    fields,
    where: { AccountNumber: String(row.values.accountNumber) },
  })
  const money = await readStoredMoney(taking, known?.id ?? null, book)
  const problems = problemsOf(money.fresh, money.stored, today, t)
  if (problems.size > 0) throw new RowsRefused(problems)
  const planId = await planOf(taking, customer, row)
  if (known !== null) refuseOtherHome(taking, row, customer, known)
  const changes = known === null ? [] : changesOf(row, known, planId)
  const outcome = known === null ? 'new' : changes.length === 0 ? 'unchanged' : 'changed'
  const { id: accountId, beside } =
    known === null
      ? await createWithMoney(taking, customer, money)
      : await changeWithMoney(taking, customer, money, { id: known.id, outcome })
  const { totals } = await readAccountMoney(engine, viewer, accountId, today)
  const difference = balanceDifference(row, totals.owedCents, t)
  if (difference !== null) throw refuse(row, difference)
  if (changes.length > 0) taking.changes.set(row, changes)
  return new Map([...outcomesOf(book, outcome, money.fresh), ...beside])
}

function outcomesOf(book: AccountBook, outcome: RowOutcome, fresh: AccountBook): RowOutcomes {
  const isNew = new Set(rowsOf(fresh))
  return new Map(
    rowsOf(book).map((row) => {
      if (row === book.account) return [row, outcome]
      return [row, isNew.has(row) ? 'new' : 'unchanged']
    }),
  )
}

/** An account that was written, and the outcome of its rows besides bills and payments. */
interface WrittenAccount {
  readonly id: string
  readonly beside: RowOutcomes
}

/** Of an account that is new everything is gathered: its rules need to read nothing that is stored. */
async function createWithMoney(
  taking: Taking,
  owner: TakenCustomer,
  money: StoredMoney,
): Promise<WrittenAccount> {
  const { engine, viewer } = taking
  const { account: row } = money.fresh
  return engine.gather(async (gathering) => {
    const id = await writeOf(row, () => createAccount(gathering, viewer, changeOf(owner, row)))
    const billIds = await takeMoney(taking, gathering, id, money)
    const bills = billIds.map((billId) => {
      const values = gathering.valuesOf(billId)
      return { id: billId, due: String(values?.Due_Date__c), status: String(values?.Status__c) }
    })
    await settleStatuses(taking, gathering, bills.toReversed())
    const besideOwner = { accountId: id, contactId: owner.contactId, account: row, stored: nothingStored }
    return { id, beside: await takeBeside(taking, gathering, besideOwner, money.fresh.beside) }
  })
}

/** Writes to an existing account in the same way as its other writers do now. */
async function changeWithMoney(
  taking: Taking,
  owner: TakenCustomer,
  money: StoredMoney,
  { id, outcome }: { readonly id: string; readonly outcome: RowOutcome },
): Promise<WrittenAccount> {
  const { engine, connection, viewer, now } = taking
  const { account: row, bills, payments, beside } = money.fresh
  if (bills.length > 0 || payments.length > 0) await refuseAnnounced(taking, row, id)
  if (outcome !== 'unchanged') {
    const report = { engine, connection, now, requestedAt: now }
    await writeOf(row, () => importAccount(report, viewer, changeOf(owner, row)))
  }
  if ((await takeMoney(taking, engine, id, money)).length > 0) {
    const stored = await list(engine, viewer, billObject, {
      fields: ['Due_Date__c', 'Status__c'],
      where: { Account__c: id },
      orderedBy: ['-Bill_Date__c'],
      limit: 2_000,
    })
    const settled = stored.map((bill) => ({ id: bill.id, due: bill.Due_Date__c, status: bill.Status__c }))
    await settleStatuses(taking, engine, settled)
  }
  const stored = await readStoredBeside(taking, id, money.fresh)
  const besideOwner = { accountId: id, contactId: owner.contactId, account: row, stored }
  return { id, beside: await takeBeside(taking, engine, besideOwner, beside) }
}

function changeOf({ contactId, brand }: TakenCustomer, { values }: BookRow): AccountToImport {
  const text = (name: string) => (values[name] === null ? null : String(values[name]))
  const number = (name: string) => (values[name] === null ? null : Number(values[name]))
  const startDate = text('contractStart')
  return {
    kind: 'account',
    accountNumber: String(values.accountNumber),
    status: values.status === 'Closed' ? 'Closed' : 'Active',
    balance: Number(values.balance),
    planName: text('planName'),
    contract:
      startDate === null
        ? null
        : {
            planCode: text('planCode'),
            startDate,
            endDate: text('contractEnd'),
            termMonths: number('termMonths'),
          },
    opening: {
      brand,
      commodity: values.commodity === 'Gas' ? 'Gas' : 'Electricity',
      servicePoint: text('servicePoint'),
      street: String(values.street),
      city: String(values.city),
      state: String(values.state),
      postalCode: String(values.postalCode),
      customer: { contactId },
    },
  }
}

/** The id of the plan that a row names; null for none. */
async function planOf({ engine, viewer, t }: Taking, { brand }: TakenCustomer, row: BookRow) {
  const { planCode, contractStart, contractEnd, termMonths } = row.values
  if (contractStart === null) {
    if (planCode === null && contractEnd === null && termMonths === null) return null
    throw refuse(row, t('contractWithoutStart'))
  }
  if (contractEnd !== null && String(contractEnd) < String(contractStart)) {
    throw refuse(row, t('contractOrder'))
  }
  if (planCode === null) return null
  const where = { ProductCode: String(planCode), Plan_Brand__c: brand }
  const plan = await first(engine, viewer, productObject, { fields: [], where })
  if (plan !== null) return plan.id
  throw refuse(row, t('planUnknown', { code: String(planCode) }))
}

type Known = Readonly<Record<(typeof fields)[number], unknown>>

function refuseOtherHome(
  { t }: Pick<Taking, 't'>,
  row: BookRow,
  { contactId, brand }: TakenCustomer,
  known: Known,
): void {
  const { commodity, servicePoint, street, city, state, postalCode } = row.values
  const point = known.Commodity__c === 'Gas' ? known.Gas_Account_Number__c : known.ESIID__c
  const stored = { commodity: known.Commodity__c, servicePoint: point, street: known.Service_Street__c }
  const place = {
    city: known.Service_City__c,
    state: known.Service_State__c,
    postalCode: known.Service_Postal_Code__c,
  }
  if (known.ContactId !== contactId || known.Account_Brand__c !== brand) {
    throw refuse(row, t('accountOfAnother'))
  }
  const wanted = { commodity, servicePoint, street, city, state, postalCode }
  const other = Object.entries({ ...stored, ...place }).find(
    ([column, value]) => wanted[column as keyof typeof wanted] !== (value ?? null),
  )
  if (other !== undefined) {
    throw refuse(row, t('homeFixed', { column: other[0] }))
  }
  if (known.Status__c === row.values.status) return
  throw refuse(row, t('statusFixed', { stored: String(known.Status__c) }))
}

/** Returns the columns in which an account changes; an omitted name of a plan or contract stays. */
function changesOf({ values }: BookRow, known: Known, planId: string | null): readonly FieldChange[] {
  const change = (column: string, stored: unknown, isOther = stored !== values[column]) =>
    isOther ? [{ column, stored: stored as CellValue, next: values[column] ?? null }] : []
  const contract =
    values.contractStart === null
      ? []
      : [
          ...change('planCode', known['Plan__r.ProductCode'], known.Plan__c !== planId),
          ...change('contractStart', known.Contract_Start_Date__c),
          ...change('contractEnd', known.Contract_End_Date__c),
          ...change('termMonths', known.Contract_Term_Months__c),
        ]
  return [
    ...(values.planName === null ? [] : change('planName', known.Plan_Name__c)),
    ...contract,
    ...change('balance', known.Balance__c, toCents(known.Balance__c) !== toCents(values.balance)),
  ]
}

/** What is new would be texted or debited, which an import never does. */
async function refuseAnnounced(
  { engine, viewer, t }: Taking,
  row: BookRow,
  accountId: string,
): Promise<void> {
  const where = { Account__c: accountId, Status__c: 'Active' } as const
  const alert = await first(engine, viewer, alertSubscriptionObject, { fields: [], where })
  const autopay = await first(engine, viewer, autopayObject, { fields: [], where })
  if (alert === null && autopay === null) return
  throw refuse(row, t(alert === null ? 'autopayWouldDebit' : 'alertsWouldAnnounce'))
}

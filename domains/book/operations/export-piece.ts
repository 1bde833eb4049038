import type { ResolvedMetadata, Viewer } from '@porchlight/metadata'
import type { RecordEngine } from '@porchlight/record-engine'
import { readAccountMoney } from '../../energy/operations/account-money/read-account-money'
import type { BookFileName } from '../facts/book-file-names'
import type { BookOutput, OutputRow } from './book-output'
import type { ExportedCustomer } from './exported-customers'
import { groupedBy } from './grouped-by'
import type { NotHeld } from './not-held'
import { readStored, type StoredRecord } from './read-stored'
import { cellsOf, pathsOf, type StoredValues, storedFiles } from './stored-columns'

/** What an export reads and writes with. */
export interface Exporting {
  readonly engine: Pick<RecordEngine, 'listRecords'>
  readonly metadata: ResolvedMetadata
  readonly viewer: Viewer
  readonly today: string
  readonly output: BookOutput
  readonly notHeld: NotHeld
}

/** Writes some customers with all that is theirs. */
export async function exportPiece(exporting: Exporting, piece: readonly ExportedCustomer[]): Promise<void> {
  const { output } = exporting
  const contactIds = piece.map(({ contactId }) => contactId)
  const contacts = new Map(
    (await readFile(exporting, 'customers', 'Id', contactIds)).map((record) => [record.id, record]),
  )
  await output.write(
    'customers',
    piece.flatMap(({ contactId, number }) => {
      const contact = contacts.get(contactId)
      return contact === undefined ? [] : [rowOf(exporting, 'customers', contact, { customerNumber: number })]
    }),
  )
  const logins = (await readFile(exporting, 'logins', 'ContactId', contactIds)).filter(
    ({ values }) => values.Portal_Role__c === 'Customer',
  )
  const loginOf = groupedBy(logins, ({ values }) => String(values.ContactId))
  await output.write(
    'logins',
    piece.flatMap(({ contactId, number }) =>
      (loginOf.get(contactId) ?? []).map((login) =>
        rowOf(exporting, 'logins', login, { customerNumber: number }),
      ),
    ),
  )
  const found = await readFile(exporting, 'accounts', 'ContactId', contactIds, ['AccountNumber'])
  const accounts = found.filter(({ values }) =>
    exporting.notHeld.holds('accounts', values, ({ Status__c }) => isServed(Status__c)),
  )
  const ofCustomer = groupedBy(accounts, ({ values }) => String(values.ContactId))
  await output.write(
    'accounts',
    await inTurn(piece, async ({ contactId, number }) =>
      inTurn(ofCustomer.get(contactId) ?? [], async (account) => [
        rowOf(exporting, 'accounts', account, {
          customerNumber: number,
          balance: await owedBy(exporting, account),
        }),
      ]),
    ),
  )
  await exportMoney(exporting, accounts)
}

/** Writes bills with their lines, payments, deposits, intervals and consents, by account. */
async function exportMoney(exporting: Exporting, accounts: readonly StoredRecord[]): Promise<void> {
  const { output } = exporting
  const ids = accounts.map(({ id }) => id)
  const bills = await readFile(exporting, 'bills', 'Account__c', ids, ['Bill_Date__c', 'Name'])
  const payments = (await readFile(exporting, 'payments', 'Account__c', ids, ['Payment_Date__c', 'Name']))
    .filter(({ values }) => !isOfHeldDeposit(values))
    .filter(({ values }) => exporting.notHeld.holds('payments', values, isReceived))
  const billsOf = groupedBy(bills, ({ values }) => String(values.Account__c))
  const inOrder = accounts.flatMap((account) =>
    (billsOf.get(account.id) ?? []).map((bill) => ({ account, bill })),
  )
  await output.write(
    'bills',
    inOrder.map(({ account, bill }) =>
      rowOf(exporting, 'bills', bill, { accountNumber: account.values.AccountNumber ?? null }),
    ),
  )
  const lines = await readFile(
    exporting,
    'bill-lines',
    'Bill__c',
    bills.map(({ id }) => id),
    ['Bill__c', 'Sort_Order__c'],
  )
  const linesOf = groupedBy(lines, ({ values }) => String(values.Bill__c))
  await output.write(
    'bill-lines',
    inOrder.flatMap(({ bill }) =>
      (linesOf.get(bill.id) ?? []).map((line) =>
        rowOf(exporting, 'bill-lines', line, { billNumber: bill.values.Name ?? null }),
      ),
    ),
  )
  await writeOfAccounts(exporting, 'payments', accounts, payments)
  const deposits = (
    await readFile(exporting, 'deposits', 'Account__c', ids, ['Paid_Date__c', 'Name'])
  ).filter(({ values }) =>
    exporting.notHeld.holds('deposits', values, ({ Status__c }) => Status__c === 'Paid'),
  )
  await writeOfAccounts(exporting, 'deposits', accounts, deposits)
  const intervals = await readFile(exporting, 'intervals', 'Account__c', ids, ['Read_Date__c'])
  await writeOfAccounts(exporting, 'intervals', accounts, intervals)
  const consents = await readFile(exporting, 'consents', 'Account__c', ids, [
    'Given_At__c',
    'Consent_Type__c',
  ])
  await writeOfAccounts(exporting, 'consents', accounts, consents)
}

/** Writes the rows of a file that name their account, by account. */
async function writeOfAccounts(
  exporting: Exporting,
  file: BookFileName,
  accounts: readonly StoredRecord[],
  records: readonly StoredRecord[],
): Promise<void> {
  const ofAccount = groupedBy(records, ({ values }) => String(values.Account__c))
  await exporting.output.write(
    file,
    accounts.flatMap(({ id, values }) =>
      (ofAccount.get(id) ?? []).map((record) =>
        rowOf(exporting, file, record, { accountNumber: values.AccountNumber ?? null }),
      ),
    ),
  )
}

/** The records of a file of which a field holds one of some ids, with all that they hold. */
function readFile(
  { engine, viewer, metadata }: Exporting,
  file: BookFileName,
  field: string,
  values: readonly string[],
  orderedBy: readonly string[] = [],
): Promise<readonly StoredRecord[]> {
  const { objectApiName } = storedFiles[file]
  const fields = [...(metadata.object(objectApiName)?.fields.values() ?? [])]
  const own = fields.filter(({ system }) => !system).map(({ apiName }) => apiName)
  const paths = [...new Set([...pathsOf(file), ...own])]
  return readStored(engine, viewer, { objectApiName, paths, where: { field, values }, orderedBy })
}

function rowOf(
  { notHeld }: Exporting,
  file: BookFileName,
  { values }: StoredRecord,
  others: OutputRow,
): OutputRow {
  const row = { ...cellsOf(file, values), ...others }
  notHeld.note(file, values, row)
  return row
}

async function owedBy({ engine, viewer, today }: Exporting, { id }: StoredRecord): Promise<number> {
  const { totals } = await readAccountMoney(engine, viewer, id, today)
  return totals.owedCents / 100
}

function isServed(status: unknown): boolean {
  return status === 'Active' || status === 'Closed'
}

/** Returns whether money for bills was received and not refunded; for a deposit, its own file has the held amount. */
function isReceived({ Status__c, Purpose__c, Channel__c, Refunded_Amount__c }: StoredValues): boolean {
  return (
    Status__c === 'Settled' &&
    Purpose__c === 'Bill' &&
    Channel__c !== 'Deposit' &&
    !(Number(Refunded_Amount__c) > 0)
  )
}

/** What came for a deposit follows from it. */
function isOfHeldDeposit({ Status__c, Purpose__c }: StoredValues): boolean {
  return Status__c === 'Settled' && Purpose__c === 'Deposit'
}

async function inTurn<Thing, Result>(
  things: readonly Thing[],
  each: (thing: Thing) => Promise<readonly Result[]>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  for (const thing of things) results.push(...(await each(thing)))
  return results
}

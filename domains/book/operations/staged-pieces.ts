import type { Queryable } from '@porchlight/record-engine'
import type { BookFileName } from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import type { AccountBook } from '../rules/account-book'
import { type BesideFileName, besideFileNames, bookFiles } from '../rules/book-files'
import type { BookRow } from '../rules/book-row'
import type { RowContent } from '../rules/staged-form'
import { groupedBy } from './grouped-by'
import type { StagedBook } from './stage-book'

/** A customer of the book with all their accounts. */
export interface CustomerBook {
  /** The customer's number; empty for accounts that state none. */
  readonly number: string
  /** None where the customer is not in these files, several where the number is there more than once. */
  readonly customers: readonly BookRow[]
  readonly accounts: readonly AccountBook[]
  readonly logins: readonly BookRow[]
}

/** The next customers after a number, at most `count`, with all that is of them; none at the end. */
export async function pieceAfter(
  connection: Queryable,
  book: StagedBook,
  position: string | null,
  count: number,
): Promise<readonly CustomerBook[]> {
  const { rows: units } = await connection.query<{ number: string }>(
    'select number from unit where $1::text is null or number > $1 order by number limit $2',
    [position, count],
  )
  const numbers = units.map(({ number }) => number)
  if (numbers.length === 0) return []
  const read = (file: BookFileName, by: 'key' | 'parent', values: readonly string[]) =>
    rowsBy(connection, book, file, by, values)
  const customers = await read('customers', 'key', numbers)
  const accounts = await read('accounts', 'parent', numbers)
  const logins = groupedBy(await read('logins', 'parent', numbers), parentOf)
  const accountNumbers = accounts.map(({ key }) => key)
  const bills = await read('bills', 'parent', accountNumbers)
  const lines = await read(
    'bill-lines',
    'parent',
    bills.map(({ key }) => key),
  )
  const payments = await read('payments', 'parent', accountNumbers)
  const beside = new Map<BesideFileName, ReadonlyMap<string, readonly StagedRow[]>>()
  for (const file of besideFileNames) {
    beside.set(file, groupedBy(await read(file, 'parent', accountNumbers), parentOf))
  }
  const besideOf = (account: string): AccountBook['beside'] => {
    const of = (file: BesideFileName) => (beside.get(file)?.get(account) ?? []).map((staged) => staged.row)
    return { deposits: of('deposits'), intervals: of('intervals'), consents: of('consents') }
  }
  const linesOf = groupedBy(lines, parentOf)
  const billsOf = groupedBy(bills, parentOf)
  const paymentsOf = groupedBy(payments, parentOf)
  const accountsOf = groupedBy(accounts, parentOf)
  return numbers.map((number) => ({
    number,
    customers: customers.filter(({ key }) => key === number).map(({ row }) => row),
    logins: (logins.get(number) ?? []).map(({ row }) => row),
    accounts: (accountsOf.get(number) ?? []).map(({ row, key }) => ({
      account: row,
      bills: (billsOf.get(key) ?? []).map((bill) => ({
        bill: bill.row,
        lines: (linesOf.get(bill.key) ?? []).map((line) => line.row),
      })),
      payments: (paymentsOf.get(key) ?? []).map((payment) => payment.row),
      beside: besideOf(key),
    })),
  }))
}

const parentOf = ({ parent }: StagedRow) => parent

interface StagedRow {
  readonly key: string
  readonly parent: string
  readonly row: BookRow
}

async function rowsBy(
  connection: Queryable,
  { forms, folder: { t } }: StagedBook,
  file: BookFileName,
  by: 'key' | 'parent',
  values: readonly string[],
): Promise<readonly StagedRow[]> {
  const form = forms.get(file)
  if (form === undefined || values.length === 0) return []
  const { key } = bookFiles[file]
  const { rows } = await connection.query<{
    line: number
    key: string
    parent: string
    cells: RowContent
    problem: string | null
    copies: number[] | null
  }>(
    `select s.line, s.key, s.parent, s.cells, s.problem, case when $3 and s.key <> '' then
       (select array_agg(o.line order by o.line) from staged o where o.file = s.file and o.key = s.key) end as copies
     from staged s where s.file = $1 and s.${by} = any($2) order by s.line`,
    [file, values, key !== null],
  )
  return rows.map(({ copies, ...staged }) => {
    const row = form.read(staged)
    const isTwice = copies !== null && copies.length > 1
    if (!isTwice || row.problem !== null) return { ...staged, row }
    const lines = copies.slice(0, 5).join(', ')
    return {
      ...staged,
      row: { ...row, problem: t('keyTwice', { key: String(key), number: staged.key, lines }) },
    }
  })
}

/**
 * Stores, in the table of rejected rows, lines that are not rows, and rows whose account or bill is not in these files, with
 * a sentence each.
 */
export async function refuseOrphans(
  connection: Queryable,
  table: string,
  { contentHash, folder: { t } }: Pick<StagedBook, 'contentHash' | 'folder'>,
): Promise<void> {
  await connection.query(
    `insert into ${table} (content_hash, file, line, problem)
     select $1, file, line, problem from staged where problem is not null on conflict do nothing`,
    [contentHash],
  )
  for (const [file, declared] of Object.entries(bookFiles)) {
    const { parent } = declared
    if (parent === null || parent.file === 'customers') continue
    const label = parent.file === 'bills' ? 'billUnknown' : 'accountUnknown'
    await connection.query(
      `insert into ${table} (content_hash, file, line, problem)
       select $1, s.file, s.line, replace($4, '{number}', s.parent) from staged s where s.file = $2
         and not exists (select 1 from staged p where p.file = $3 and p.key = s.parent)
       on conflict do nothing`,
      [contentHash, file, parent.file, t(label, { column: parent.column })],
    )
  }
  await refuseNumberless(connection, table, contentHash, t)
  // Lines of a bill that has no account.
  await connection.query(
    `insert into ${table} (content_hash, file, line, problem)
     select $1, l.file, l.line, replace($2, '{number}', l.parent) from staged l where l.file = 'bill-lines'
       and exists (select 1 from staged b where b.file = 'bills' and b.key = l.parent)
       and not exists (select 1 from staged b join staged a on a.file = 'accounts' and a.key = b.parent
                       where b.file = 'bills' and b.key = l.parent)
     on conflict do nothing`,
    [contentHash, t('billRefused')],
  )
}

/**
 * Rejects customers, logins and accounts without the customer's number, and the rows of such accounts: no piece
 * includes them.
 */
async function refuseNumberless(
  connection: Queryable,
  table: string,
  contentHash: string,
  t: BookText,
): Promise<void> {
  const insert = `insert into ${table} (content_hash, file, line, problem)`
  const { rowCount } = await connection.query(
    `${insert} select $1, file, line, $2 from staged
     where (file = 'customers' and key = '') or (file in ('accounts', 'logins') and parent = '') on conflict do nothing`,
    [contentHash, t('empty', { name: 'customerNumber' })],
  )
  if (rowCount === 0) return
  await connection.query(
    `${insert} select $1, s.file, s.line, replace($3, '{number}', s.parent)
     from staged s join staged a on a.file = 'accounts' and a.key = s.parent and a.parent = ''
     where s.file = any($2) on conflict do nothing`,
    [contentHash, ['bills', 'payments', ...besideFileNames], t('accountRefused')],
  )
  await connection.query(
    `${insert} select $1, l.file, l.line, replace($2, '{number}', l.parent)
     from staged l join staged b on b.file = 'bills' and b.key = l.parent
       join staged a on a.file = 'accounts' and a.key = b.parent and a.parent = ''
     where l.file = 'bill-lines' on conflict do nothing`,
    [contentHash, t('billRefused')],
  )
}

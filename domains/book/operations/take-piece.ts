import { isIdTaken } from '@porchlight/record-engine'
import type { BookText } from '../facts/book-text'
import type { AccountBook } from '../rules/account-book'
import { rowsOf } from '../rules/account-book'
import { bookFiles } from '../rules/book-files'
import type { BookRow } from '../rules/book-row'
import type { CustomerBook } from './staged-pieces'
import { takeAccount } from './take-account'
import { knownCustomer, type TakenCustomer, takeCustomer } from './take-customer'
import { takeLogin } from './take-login'
import { MadeMeanwhile, type RowOutcome, RowsRefused, refuse, stopOf, type Taking } from './taking'

/** The outcome of the rows of some customers. */
export interface TakenRows {
  readonly outcomes: Map<BookRow, RowOutcome>
  readonly problems: Map<BookRow, string>
}

/** Takes customers with their accounts. What is refused stops no other customer and no other account. */
export async function takePiece(taking: Taking, piece: readonly CustomerBook[]): Promise<TakenRows> {
  const taken: TakenRows = { outcomes: new Map(), problems: new Map() }
  for (const book of piece) await takeOne(taking, book, taken)
  return taken
}

async function takeOne(taking: Taking, book: CustomerBook, taken: TakenRows): Promise<void> {
  const customer = await ownerOf(taking, book, taken)
  for (const account of book.accounts) {
    if (customer === null) {
      noteRefusal(
        taken,
        account,
        refuse(account.account, ownerProblem(taking, book, account.account)),
        taking.t,
      )
      continue
    }
    const result = await refusable(taking, (inner) => takeAccount(inner, customer, account))
    if (result instanceof RowsRefused) noteRefusal(taken, account, result, taking.t)
    else for (const [row, outcome] of result) taken.outcomes.set(row, outcome)
  }
  // After the accounts: what they bring finds no login that it could be announced to.
  for (const row of book.logins) {
    const result =
      customer === null || row.problem !== null
        ? refuse(row, ownerProblem(taking, book, row))
        : await refusable(taking, (inner) => takeLogin(inner, customer, row))
    if (result instanceof RowsRefused)
      for (const [one, problem] of result.problems) taken.problems.set(one, problem)
    else taken.outcomes.set(row, result)
  }
}

/** The customer of a book; null for one who is refused, or not known. */
async function ownerOf(
  taking: Taking,
  { number, customers }: CustomerBook,
  { outcomes, problems }: TakenRows,
): Promise<TakenCustomer | null> {
  const [row] = customers
  if (row === undefined) {
    const known = number === '' ? null : await knownCustomer(taking, number)
    return known?.isErased === true ? null : known
  }
  const bad = customers.filter(({ problem }) => problem !== null)
  for (const one of bad) problems.set(one, String(one.problem))
  if (bad.length > 0) return null
  const customer = await refusable(taking, (inner) => takeCustomer(inner, row))
  if (customer instanceof RowsRefused) {
    for (const [one, problem] of customer.problems) problems.set(one, problem)
    return null
  }
  outcomes.set(row, customer.outcome)
  return customer
}

/** What is wrong with a row by itself or, of one with which nothing is, with its customer. */
function ownerProblem(
  { t }: Pick<Taking, 't'>,
  { number, customers }: CustomerBook,
  { problem }: BookRow,
): string {
  if (problem !== null) return problem
  const [customer] = customers
  return customer === undefined
    ? t('customerUnknown', { number })
    : t('customerRefused', { number, line: customer.line, file: customer.fileName })
}

/** All rows of an account are refused together; those that are right name the first one that is not. */
function noteRefusal(
  { problems }: TakenRows,
  account: AccountBook,
  { problems: own }: RowsRefused,
  t: BookText,
): void {
  const [first] = own.keys()
  for (const row of rowsOf(account)) {
    const problem = own.get(row) ?? row.problem ?? (first === undefined ? null : dependsOn(first, t))
    if (problem !== null) problems.set(row, problem)
  }
}

function dependsOn({ file, fileName, line, values }: BookRow, t: BookText): string {
  const { key } = bookFiles[file]
  const number = key === null ? '' : ` ${values[key] ?? ''}`.trimEnd()
  return t('dependsOn', { row: `${t(file)}${number}`, line, file: fileName })
}

/** So often ids that were made up were taken only where something else is wrong. */
const attempts = 5

/** Runs `take` and rolls it back when it rejects rows; returns the rejection. */
async function refusable<Result>(
  taking: Taking,
  take: (inner: Taking) => Promise<Result>,
): Promise<Result | RowsRefused> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const changes: Taking['changes'] = new Map()
      const result = await taking.engine.inOneTransaction((engine, connection) =>
        take({ ...taking, engine, connection, changes }),
      )
      for (const [row, fields] of changes) taking.changes.set(row, fields)
      return result
    } catch (error) {
      const refusal = stopOf(error, RowsRefused)
      if (refusal !== null) return refusal
      // Ids are based on the moment and on chance, and a stopped clock, as of a demo, has one moment for all of them.
      if (attempt === attempts || !(isIdTaken(error) || stopOf(error, MadeMeanwhile) !== null)) throw error
    }
  }
}

import type { Hash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fail } from '@porchlight/errors'
import type { Queryable } from '@porchlight/record-engine'
import { timeZoneOfHome } from '../../customers/rules/time-zone-of-home'
import { greenButtonAccount } from '../facts/book-file-names'
import type { BookText } from '../facts/book-text'
import type { FiledRow, RowContent, StagedForm } from '../rules/staged-form'
import { daysOfQuarters } from './green-button-days'
import { readGreenButton } from './read-green-button'

/**
 * The rows of a folder with Green Button files, one file for each account, under its number. Days are by the zone of the
 * account's home, which is read from the accounts that are staged already. Rows are numbered over all files.
 * `invalidSettings` for a file that cannot be read or is not named for an account.
 */
export async function* greenButtonRows(
  connection: Queryable,
  {
    accounts,
    folder,
    hash,
    t,
  }: {
    readonly accounts: StagedForm | undefined
    readonly folder: string
    readonly hash: Hash
    readonly t: BookText
  },
): AsyncGenerator<FiledRow> {
  await connection.query('create index if not exists staged_key on staged (file, key)')
  let line = 0
  for (const file of (await readdir(folder)).toSorted()) {
    const name = `${basename(folder)}/${file}`
    const accountNumber = greenButtonAccount(file)
    if (accountNumber === null) {
      throw fail('invalidSettings', { reason: t('greenButtonName', { name }) })
    }
    hash.update(name)
    const quarters = await readGreenButton(name, join(folder, file), hash, t)
    const days = daysOfQuarters(accountNumber, quarters, await zoneOf(connection, accounts, accountNumber))
    if ('twice' in days) {
      throw fail('invalidSettings', { reason: t('greenButtonTwice', { name, moment: days.twice }) })
    }
    for (const cells of days.rows) {
      line += 1
      yield { line, cells, problem: null }
    }
  }
}

async function zoneOf(
  connection: Queryable,
  accounts: StagedForm | undefined,
  accountNumber: string,
): Promise<string> {
  const { rows } = await connection.query<{ line: number; cells: RowContent; problem: string | null }>(
    `select line, cells, problem from staged where file = 'accounts' and key = $1 limit 1`,
    [accountNumber],
  )
  const [row] = rows
  const textOf = (column: string) => (row === undefined ? '' : (accounts?.textOf(row, column) ?? ''))
  return timeZoneOfHome({ state: textOf('state').trim(), postalCode: textOf('postalCode').trim() })
}

import { translateDatabaseError } from './database-error'
import type { Queryable, Statement } from './queryable'

/** Runs `statement` and returns its rows as arrays, in the order of its columns. Errors are those of the catalogue. */
export async function runStatement(
  database: Queryable,
  statement: Statement,
  values: readonly unknown[],
): Promise<readonly (readonly unknown[])[]> {
  try {
    const result = await database.query<unknown[]>({
      text: statement.text,
      values: [...values],
      rowMode: 'array',
      ...(statement.name === undefined ? {} : { name: statement.name }),
    })
    return result.rows
  } catch (error) {
    throw translateDatabaseError(error)
  }
}

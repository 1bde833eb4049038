import type pg from 'pg'

/** The role and the database that the application uses. The role is not a superuser. */
export const applicationName = 'porchlight'

/** Serializes the two steps below between processes that start concurrently. */
const setupKey = 7_263_554_102

/** Creates the application's role and database when they are missing. `password` holds only hexadecimal digits. */
export async function ensureApplicationDatabase(client: pg.Client, password: string): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [setupKey])
  try {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [applicationName])
    if (role.rowCount === 0) {
      await client.query(`create role ${applicationName} login createdb password '${password}'`)
    }
    const database = await client.query('select 1 from pg_database where datname = $1', [applicationName])
    if (database.rowCount === 0)
      await client.query(`create database ${applicationName} owner ${applicationName}`)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [setupKey])
  }
}

import pg from 'pg'

/** Runs one statement over a separate connection and returns its rows. */
export async function query(connectionString: string, statement: string): Promise<readonly unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows
  } finally {
    await client.end()
  }
}

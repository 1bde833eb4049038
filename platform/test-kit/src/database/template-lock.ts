import pg from 'pg'

/**
 * Runs `make` unless the database `name` was created before, in this or another test process of the run. A database
 * that a failed `make` left half-done is dropped first.
 */
export async function templateLock(server: string, name: string, make: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const made = await client.query<{ done: string | null }>(
      `select shobj_description(oid, 'pg_database') as done from pg_database where datname = $1`,
      [name],
    )
    if (made.rows[0]?.done === 'loaded') return
    await client.query(`drop database if exists ${name} with (force)`)
    await make()
    await client.query(`comment on database ${name} is 'loaded'`)
  } finally {
    await client.end()
  }
}

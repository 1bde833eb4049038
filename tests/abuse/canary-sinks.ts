import { createServer, loadPortal, type ServerContext } from '@porchlight/server/testing'
import type pg from 'pg'
import { type AbuseWorld, type Planted, portalDirectory } from './abuse-world'
import { canariesIn, canaryExpression } from './canaries'

/** Makes the database store every payload that is ever queued, since completed jobs leave the queue. */
export async function recordJobPayloads(pool: pg.Pool): Promise<void> {
  for (const statement of [
    'create schema canary_test',
    'create table canary_test.job (payload text not null)',
    `create function canary_test.keep_job() returns trigger language plpgsql as $$
     begin
       insert into canary_test.job values (to_jsonb(new)::text);
       return new;
     end $$`,
    `create trigger keep_job after insert or update on graphile_worker._private_jobs
     for each row execute function canary_test.keep_job()`,
  ]) {
    await pool.query(statement)
  }
}

/** Returns the payloads so far, each with the errors of its attempts. */
export async function jobPayloads(pool: pg.Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ payload: string }>('select payload from canary_test.job')
  return rows.map(({ payload }) => payload)
}

/** Returns the same world behind a server that writes every line of its log to `lines`. */
export async function withLog(real: AbuseWorld, lines: string[], planted: Planted): Promise<AbuseWorld> {
  const logged: ServerContext = {
    ...real.context,
    settings: { ...real.context.settings, logLevel: 'debug' },
  }
  const context = planted.context?.(logged) ?? logged
  const app = await createServer(context, await loadPortal(portalDirectory), {
    write: (line) => void lines.push(line),
  })
  planted.app?.(app)
  return { ...real, context, send: async (request) => await app.inject(request) }
}

/** Returns the oldest transaction that may still write: later writes have its number or a higher one. */
export async function oldestTransaction(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ number: string }>(
    'select pg_snapshot_xmin(pg_current_snapshot())::xid::text as number',
  )
  return rows[0]?.number ?? ''
}

/** A canary, or one of `secrets`, found in a table. */
export interface StoredCanary {
  /** `schema.table.column`. */
  readonly column: string
  readonly value: string
}

/**
 * Searches every column of every table, except those of the demo's mail server, which counts as external. Rows last
 * written before the transaction `since` are left out: they predate all canaries.
 */
export async function storedCanaries(
  pool: pg.Pool,
  secrets: readonly string[],
  since: string,
): Promise<readonly StoredCanary[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema', 'demo_mailbox', 'canary_test')`,
  )
  const spellings = secrets.flatMap((secret) => [secret, Buffer.from(secret).toString('hex')])
  const marks = [canaryExpression, ...spellings].join('|')
  const found: StoredCanary[] = []
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: Readonly<Record<string, unknown>> }>(
      `select to_jsonb(t) as row from ${name} t 
       where age(t.xmin) <= age($2::xid) and t::text ~* $1`,
      [marks, since],
    )
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      const text = typeof value === 'string' ? value : JSON.stringify(value)
      const values = [...canariesIn(text), ...spellings.filter((spelling) => text.includes(spelling))]
      found.push(...values.map((each) => ({ column: `${name}.${column}`.replaceAll('"', ''), value: each })))
    }
  }
  return found
}

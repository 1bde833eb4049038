import { fail } from '@porchlight/errors'
import type pg from 'pg'

/** The settings that a session is opened with: by us, or by a pooler through which we reach PostgreSQL. */
export type SessionSettings = Readonly<Record<'TimeZone' | 'DateStyle' | 'statement_timeout' | 'jit', string>>

/** The settings that values are read by, the time after which a statement is cancelled, and that none is compiled. */
export function sessionSettings(statementTimeoutMs: number): SessionSettings {
  return {
    TimeZone: 'UTC',
    DateStyle: 'ISO',
    statement_timeout: `${statementTimeoutMs}ms`,
    // Compiling a statement takes longer than most of ours run.
    jit: 'off',
  }
}

/** Returns the settings in the form in which PostgreSQL accepts them when a connection is opened. */
export function startupOptions(settings: SessionSettings): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
}

/**
 * Makes the settings the defaults of every new session of our role in our database, so that a pooler's sessions have
 * them too; sessions it already has open are not affected. `direct` connects to PostgreSQL itself. Any role may do this
 * for itself.
 */
export async function setSessionDefaults(direct: pg.Pool, settings: SessionSettings): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    const { rows } = await direct.query<{ statement: string }>(
      `select format('alter role current_user in database %I set %I = %L', current_database(), $1::text, $2::text) as statement`,
      [name, value],
    )
    for (const { statement } of rows) await direct.query(statement)
  }
}

/**
 * Checks that a session of the pooler has the settings: with another time zone or style, dates and times would be
 * misread.
 *
 * @throws invalidSettings that says which differ and what to do
 */
export async function checkSessionDefaults(pooled: pg.Pool): Promise<void> {
  const { rows } = await pooled.query<Record<'zone' | 'style' | 'timeout', string>>(
    `select current_setting('TimeZone') as zone, current_setting('DateStyle') as style,
       current_setting('statement_timeout') as timeout`,
  )
  const wrong = rows.flatMap(({ zone, style, timeout }) => [
    ...(zone === 'UTC' ? [] : [`TimeZone is ${zone}`]),
    ...(style.startsWith('ISO') ? [] : [`DateStyle is ${style}`]),
    ...(timeout === '0' ? ['statement_timeout is 0'] : []),
  ])
  if (wrong.length === 0) return
  throw fail('invalidSettings', {
    reason: `DATABASE_URL: in the sessions of the pooler, ${wrong.join(', ')}. Run \`npm run migrate\`, which sets the defaults of the role, then have the pooler open its sessions anew (RECONNECT).`,
  })
}

import { inTransaction } from '@porchlight/transactions'
import { sql } from 'kysely'
import type { Queryable } from '../database/run-on'
import type { IdentityContext } from '../identity-context'
import { hashToken } from '../opaque-token'

/** A person as their company's provider names them. */
export interface CompanyPerson {
  readonly issuer: string
  readonly subject: string
}

/** The same with the person's id in the company's directory; null where that is not known. */
export interface KnownCompanyPerson extends CompanyPerson {
  readonly externalId: string | null
}

/** The session at the provider in which a session here originated; `sid` is null if the provider names none. */
export interface CompanyOrigin extends CompanyPerson {
  readonly sid: string | null
}

/** Whose sessions to end: those of a session there, or all of a person. */
export interface CompanyEnding {
  readonly issuer: string
  readonly subject: string | null
  readonly sid: string | null
}

/** How long a logout token is remembered; older ones are not accepted. */
const logoutMemoryMs = 60 * 60_000

/** Creates the functions that track which sessions and pending sign-ins originated at the company. */
export function createCompanyOrigins({ pool, database, now }: IdentityContext) {
  const note = async (token: string, origin: CompanyOrigin, expiresAt: Date): Promise<void> => {
    await sql`
      insert into identity.company_session (token_hash, issuer, subject, sid, expires_at)
      values (${hashToken(token)}, ${origin.issuer}, ${origin.subject}, ${origin.sid}, ${expiresAt})`.execute(
      database,
    )
  }
  const endSessions = async (
    within: Queryable,
    { issuer, subject, sid }: CompanyEnding,
  ): Promise<readonly string[]> => {
    const { rows } = await within.query<{ user_id: string }>(
      `with meant as (
         select token_hash from identity.company_session
         where issuer = $1 and ($2::text is null or subject = $2) and ($3::text is null or sid = $3)
           and not ($2::text is null and $3::text is null)
       ), session as (
         update identity.session set ended_at = $4
         where ended_at is null and token_hash in (select token_hash from meant) returning user_id
       ), pending as (
         update identity.pending_sign_in set ended_at = $4
         where ended_at is null and token_hash in (select token_hash from meant) returning user_id
       )
       select user_id from session union select user_id from pending`,
      [issuer, subject, sid, now()],
    )
    return rows.map((row) => row.user_id)
  }
  return {
    note,

    originOf: async (token: string): Promise<CompanyOrigin | null> => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return null
      const { rows } = await sql<CompanyOrigin>`
        select issuer, subject, sid from identity.company_session where token_hash = ${tokenHash}`.execute(
        database,
      )
      return rows[0] ?? null
    },

    /** Passes the origin of a session, or of a pending sign-in, on to the session that replaces it. */
    carry: async (from: Buffer, to: string, expiresAt: Date): Promise<void> => {
      await sql`
        insert into identity.company_session (token_hash, issuer, subject, sid, expires_at)
        select ${hashToken(to)}, issuer, subject, sid, ${expiresAt}::timestamptz
        from identity.company_session where token_hash = ${from}`.execute(database)
    },

    endSessions: (of: CompanyEnding) => inTransaction(pool, (client) => endSessions(client, of)),

    logOut: (of: CompanyEnding, jti: string) =>
      inTransaction(pool, async (client) => {
        const { rowCount } = await client.query(
          `insert into identity.company_logout (issuer, jti_hash, expires_at)
           values ($1, sha256(convert_to($2, 'UTF8')), $3) on conflict do nothing`,
          [of.issuer, jti, new Date(now().getTime() + logoutMemoryMs)],
        )
        return rowCount === 1 ? await endSessions(client, of) : null
      }),
  }
}

import { sql } from 'kysely'
import { createCompanyOrigins } from '../company/company-origins'
import type { PendingStage } from '../database/tables'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import { hashToken, newToken } from '../opaque-token'
import type { IssuedSession, SessionDetails } from '../session/session'
import type { Sessions } from '../session/sessions'

/** Someone who entered the right password and is not signed in yet. */
export interface PendingSignIn {
  readonly userId: string
  /** `secondFactor`: a factor must be answered; `enrolment`: staff without a factor must enrol one. */
  readonly stage: PendingStage
  readonly staff: boolean
  readonly expiresAt: Date
}

/** How long a person has between the password and the second factor. */
export const pendingLifetimeMs = 5 * 60_000

/** How many answers one pending sign-in allows. */
const triesOfOne = 5

export interface PendingSignIns {
  start(request: {
    readonly userId: string
    readonly stage: PendingStage
    readonly staff: boolean
  }): Promise<string>
  findPendingSignIn(token: string): Promise<PendingSignIn | null>
  tryPendingSignIn(token: string): Promise<PendingSignIn | null>
  completePendingSignIn(token: string, details?: SessionDetails): Promise<IssuedSession | null>
}

/** Creates the functions over `identity.pending_sign_in`. These tokens are not sessions and do not resolve to one. */
export function createPendingSignIns(context: IdentityContext, sessions: Sessions): PendingSignIns {
  const { database, now, randomBytes } = context
  const origins = createCompanyOrigins(context)
  const columns = sql`user_id, stage, staff, expires_at`
  const living = (tokenHash: Buffer) =>
    sql`token_hash = ${tokenHash} and ended_at is null and expires_at > ${now()}`

  return {
    start: async ({ userId, stage, staff }) => {
      const token = newToken(randomBytes)
      const createdAt = now()
      await database
        .insertInto('identity.pending_sign_in')
        .values({
          token_hash: hashToken(token) ?? Buffer.alloc(0),
          user_id: userId,
          stage,
          staff,
          created_at: createdAt,
          expires_at: new Date(createdAt.getTime() + pendingLifetimeMs),
          tries: 0,
        })
        .execute()
      return token
    },

    findPendingSignIn: async (token) => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return null
      const { rows } = await sql<PendingRow>`
        select ${columns} from identity.pending_sign_in where ${living(tokenHash)}`.execute(database)
      return toPending(rows[0])
    },

    tryPendingSignIn: async (token) => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return null
      // Counted before the answer is checked, so that parallel guesses stay within the limit.
      const { rows } = await sql<PendingRow>`
        update identity.pending_sign_in set tries = tries + 1
        where ${living(tokenHash)} and tries < ${triesOfOne} returning ${columns}`.execute(database)
      return toPending(rows[0])
    },

    completePendingSignIn: async (token, details = {}) => {
      const tokenHash = hashToken(token)
      if (tokenHash === null) return null
      const { rows } = await sql<PendingRow>`
        update identity.pending_sign_in set ended_at = ${now()}
        where ${living(tokenHash)} returning ${columns}`.execute(database)
      const pending = toPending(rows[0])
      if (pending === null) return null
      const factorProvedAt = now()
      const { userId, staff } = pending
      const issued = await sessions.startSession(userId, { ...details, staff, factorProvedAt })
      await origins.carry(tokenHash, issued.token, issued.session.expiresAt)
      return issued
    },
  }
}

interface PendingRow {
  readonly user_id: string
  readonly stage: PendingStage
  readonly staff: boolean
  readonly expires_at: Date | string
}

function toPending(row: PendingRow | undefined): PendingSignIn | null {
  if (row === undefined) return null
  return { userId: row.user_id, stage: row.stage, staff: row.staff, expiresAt: toDate(row.expires_at) }
}

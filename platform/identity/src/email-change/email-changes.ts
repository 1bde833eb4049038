import { inTransaction } from '@porchlight/transactions'
import { lockSpaces } from '@porchlight/transactions/locks'
import { type Selectable, sql } from 'kysely'
import { type Queryable, runOn } from '../database/run-on'
import type { EmailChangeTable } from '../database/tables'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'

/** A change of the address that a user signs in with. */
export interface EmailChange {
  readonly id: string
  readonly userId: string
  readonly oldEmail: string
  readonly newEmail: string
  readonly requestedAt: Date
  /**
   * `open` until the new address is verified; `superseded` when a newer request or a new password came first;
   * `undone` from the old address.
   */
  readonly state: 'open' | 'verified' | 'superseded' | 'undone'
}

export interface EmailChanges {
  requestEmailChange(
    request: { readonly userId: string; readonly oldEmail: string; readonly newEmail: string },
    within?: Queryable,
  ): Promise<EmailChange>
  findEmailChange(id: string): Promise<EmailChange | null>
  findLatestEmailChange(userId: string): Promise<EmailChange | null>
  markEmailChangeVerified(id: string): Promise<boolean>
  undoEmailChange(id: string): Promise<boolean>
}

/** Creates the functions over `identity.email_change`. They handle addresses; users' records are up to the caller. */
export function createEmailChanges({ pool, database, now, randomBytes }: IdentityContext): EmailChanges {
  const find = async (id: string): Promise<EmailChange | null> => {
    const row = await database
      .selectFrom('identity.email_change')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst()
    return row === undefined ? null : toEmailChange(row)
  }

  return {
    requestEmailChange: async ({ userId, oldEmail, newEmail }, within) => {
      const id = Buffer.from(randomBytes(16)).toString('hex')
      const requestedAt = now()
      const turn = sql`select pg_advisory_xact_lock(hashtextextended(${`email-change ${userId}`}, ${sql.lit(lockSpaces.emailChange)}))`
      const supersede = database
        .updateTable('identity.email_change')
        .set({ superseded_at: requestedAt })
        .where('user_id', '=', userId)
        .where('verified_at', 'is', null)
        .where('superseded_at', 'is', null)
      const note = database.insertInto('identity.email_change').values({
        id,
        user_id: userId,
        old_email: oldEmail,
        new_email: newEmail,
        requested_at: requestedAt,
      })
      const request = async (transaction: Queryable) => {
        // Concurrent requests are serialized; otherwise each would miss the other's and both would stay open.
        await runOn(transaction, turn.compile(database))
        await runOn(transaction, supersede.compile())
        await runOn(transaction, note.compile())
      }
      await (within === undefined ? inTransaction(pool, request) : request(within))
      return { id, userId, oldEmail, newEmail, requestedAt, state: 'open' }
    },

    findEmailChange: find,

    findLatestEmailChange: async (userId) => {
      const row = await database
        .selectFrom('identity.email_change')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('number', 'desc')
        .executeTakeFirst()
      return row === undefined ? null : toEmailChange(row)
    },

    markEmailChangeVerified: async (id) => {
      const { numUpdatedRows } = await database
        .updateTable('identity.email_change')
        .set({ verified_at: sql<Date>`coalesce(verified_at, ${now()})` })
        .where('id', '=', id)
        .where('superseded_at', 'is', null)
        .where('undone_at', 'is', null)
        .executeTakeFirstOrThrow()
      return Number(numUpdatedRows) === 1
    },

    undoEmailChange: async (id) => {
      // One statement for all of them, so that an intruder cannot slip in another change in between.
      const { rows } = await sql<{ found: boolean }>`
        with first as (
          select user_id, number from identity.email_change
          where id = ${id} and (undone_at is null or undone_by = ${id})
        ), undone as (
          update identity.email_change as change set undone_at = ${now()}, undone_by = ${id}
          from first
          where change.user_id = first.user_id and change.number >= first.number and change.undone_at is null
        )
        select exists (select 1 from first) as found`.execute(database)
      return rows[0]?.found === true
    },
  }
}

function toEmailChange(row: Selectable<EmailChangeTable>): EmailChange {
  const { id, user_id, old_email, new_email, requested_at, verified_at, superseded_at, undone_at } = row
  const state =
    undone_at !== null
      ? 'undone'
      : superseded_at !== null
        ? 'superseded'
        : verified_at !== null
          ? 'verified'
          : 'open'
  return {
    id,
    userId: user_id,
    oldEmail: old_email,
    newEmail: new_email,
    requestedAt: toDate(requested_at),
    state,
  }
}

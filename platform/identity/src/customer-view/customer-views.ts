import { type Queryable, runOn } from '../database/run-on'
import { toDate } from '../database/to-date'
import type { IdentityContext } from '../identity-context'
import { hashToken, newToken } from '../opaque-token'

/** How long a customer view by a member of staff lasts, in milliseconds: 15 minutes (docs/adr/0088). */
export const customerViewMs = 15 * 60_000

/** How long views are stored after their end, so that a page that is still open can be notified. */
const viewsKnownForMs = 24 * 3_600_000

/** A member of staff's view of what a customer sees. */
export interface CustomerView {
  /** The id of its record. */
  readonly viewId: string
  readonly staffUserId: string
  /** The customer's login. */
  readonly customerUserId: string
  readonly contactId: string
  /** The brand whose pages are shown, only on that brand's host. */
  readonly brand: string
  /** The language of the member of staff. */
  readonly language: string
  readonly startedAt: Date
  readonly expiresAt: Date
  /** Null while it is not ended; past `expiresAt` it is over all the same. */
  readonly endedAt: Date | null
}

/** The parameters of a new view. */
export interface CustomerViewRequest
  extends Pick<
    CustomerView,
    'viewId' | 'staffUserId' | 'customerUserId' | 'contactId' | 'brand' | 'language'
  > {
  /** The token of the session that it is part of. */
  readonly sessionToken: string
}

export interface CustomerViews {
  startCustomerView(request: CustomerViewRequest, within: Queryable): Promise<string>
  findCustomerView(token: string, sessionId: string): Promise<CustomerView | null>
  endCustomerView(viewId: string, within: Queryable): Promise<Date | null>
  endOverCustomerView(viewId: string, within: Queryable): Promise<Date | null>
}

/**
 * Creates the functions over `identity.customer_view`. These tokens are not sessions and do not resolve to one; a token
 * is valid only together with the session that it was started in, which its caller must verify to be alive.
 */
export function createCustomerViews({ database, now, randomBytes }: IdentityContext): CustomerViews {
  return {
    startCustomerView: async ({ sessionToken, ...view }, within) => {
      const token = newToken(randomBytes)
      const at = now()
      await runOn(
        within,
        database
          .insertInto('identity.customer_view')
          .values({
            token_hash: hashToken(token) ?? Buffer.alloc(0),
            session_hash: hashToken(sessionToken) ?? Buffer.alloc(0),
            view_id: view.viewId,
            staff_user_id: view.staffUserId,
            customer_user_id: view.customerUserId,
            contact_id: view.contactId,
            brand: view.brand,
            language: view.language,
            started_at: at,
            expires_at: new Date(at.getTime() + customerViewMs),
          })
          .compile(),
      )
      return token
    },

    findCustomerView: async (token, sessionId) => {
      const row = await database
        .selectFrom('identity.customer_view')
        .selectAll()
        .where('token_hash', '=', hashToken(token) ?? Buffer.alloc(0))
        .where('session_hash', '=', Buffer.from(sessionId, 'hex'))
        .executeTakeFirst()
      if (row === undefined) return null
      return {
        viewId: row.view_id,
        staffUserId: row.staff_user_id,
        customerUserId: row.customer_user_id,
        contactId: row.contact_id,
        brand: row.brand,
        language: row.language,
        startedAt: toDate(row.started_at),
        expiresAt: toDate(row.expires_at),
        endedAt: row.ended_at === null ? null : toDate(row.ended_at),
      }
    },

    endCustomerView: (viewId, within) => end(endingOfView, viewId, within),
    endOverCustomerView: (viewId, within) => end(`${endingOfView} and ${isOver}`, viewId, within),
  }

  async function end(statement: string, viewId: string, within: Queryable): Promise<Date | null> {
    const { rows } = await within.query<{ ended_at: Date | string }>(`${statement} returning v.ended_at`, [
      viewId,
      now(),
    ])
    const ended = rows[0]?.ended_at
    return ended === undefined ? null : toDate(ended)
  }
}

const endOfSession = '(select s.ended_at from identity.session s where s.token_hash = v.session_hash)'

/** A view ends on request, with its session, or when its time is up, whichever comes first. */
const endingOfView = `
  update identity.customer_view v
  set ended_at = least($2::timestamptz, v.expires_at,
    ${endOfSession})
  where v.view_id = $1 and v.ended_at is null`

const isOver = `(v.expires_at <= $2 or ${endOfSession} is not null)`

/** Deletes views that no page needs to be notified of any more; returns how many rows. */
export async function purgeCustomerViews({ database, now }: IdentityContext): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom('identity.customer_view')
    .where('expires_at', '<=', new Date(now().getTime() - viewsKnownForMs))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

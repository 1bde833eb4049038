import { hashSecret } from '@porchlight/domains/administration/operations/programs/secret-hash'
import type pg from 'pg'
import { type AccessRequest, requestSeconds } from './access-request'

/** A device that waits for a person to type its code. */
export interface DeviceRequest {
  readonly clientId: string
  readonly params: AccessRequest
  /** The code as the device shows it, such as `BCDF-GHJK`. */
  readonly userCode: string
  readonly requestedAt: Date
}

/** What a person decided, as the device is to be answered. */
export type DeviceAnswer =
  | {
      readonly accountId: string
      readonly grantId: string
      readonly scope: string
      /** When the person signed in, in seconds since 1970. */
      readonly authTime: number
    }
  | { readonly error: 'access_denied' }

const letters = 'BCDFGHJKLMNPQRSTVWXZ'
const length = 8

const isUndecided = `kind = 'DeviceCode' and user_code_hash = $1 and expires_at > $2
  and not payload ? 'accountId' and not payload ? 'error'`

/** The code that was typed as the provider makes them: without hyphens, in capitals; null where it cannot be one. */
export function readUserCode(typed: string): string | null {
  if (typed.length > 40) return null
  const code = typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
  return code.length === length && [...code].every((letter) => letters.includes(letter)) ? code : null
}

/** The device that waits with that code; null when the code is unknown, too old, or was decided about. */
export async function findDeviceRequest(
  { pool, now }: { readonly pool: pg.Pool; readonly now: () => Date },
  typed: string,
): Promise<DeviceRequest | null> {
  const code = readUserCode(typed)
  if (code === null) return null
  const { rows } = await pool.query<{
    payload: { clientId: string; params: AccessRequest }
    expires_at: Date | string
  }>(`select payload, expires_at from oauth.entry where ${isUndecided}`, [hashSecret(code), now()])
  const [row] = rows
  if (row === undefined) return null
  const { clientId, params } = row.payload
  const requestedAt = new Date(new Date(row.expires_at).getTime() - requestSeconds * 1000)
  const userCode = `${code.slice(0, length / 2)}-${code.slice(length / 2)}`
  return { clientId, params, userCode, requestedAt }
}

/** Stores what was decided at `now`, once; false when somebody else has decided, or the code ran out meanwhile. */
export async function decideDeviceRequest(
  within: Pick<pg.Pool, 'query'>,
  { userCode }: DeviceRequest,
  answer: DeviceAnswer,
  now: Date,
): Promise<boolean> {
  const session = 'grantId' in answer ? Buffer.from(answer.grantId, 'hex') : null
  const { rowCount } = await within.query(
    `update oauth.entry set payload = payload || $3::jsonb, session_hash = $4 where ${isUndecided}`,
    [hashSecret(readUserCode(userCode) ?? ''), now, JSON.stringify(answer), session],
  )
  return rowCount === 1
}

import type { IdentityContext } from '../identity-context'

const tables = ['company_request', 'company_session', 'company_logout'] as const

/** Deletes expired data of sign-ins through the company; the links of people to users stay. Returns how many rows. */
export async function purgeCompanySignIns({ pool, now }: IdentityContext): Promise<number> {
  let count = 0
  for (const table of tables) {
    const { rowCount } = await pool.query(`delete from identity.${table} where expires_at <= $1`, [now()])
    count += rowCount ?? 0
  }
  return count
}

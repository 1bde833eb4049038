import { inTransaction } from '@porchlight/transactions'
import type { IdentityContext } from '../identity-context'

/** Where identity stores what belongs to a person, by the column that names whose it is. */
const owned = [
  ['session', 'user_id'],
  ['pending_sign_in', 'user_id'],
  ['customer_view', 'contact_id'],
  ['credential', 'user_id'],
  ['one_time_token', 'subject_id'],
  ['email_change', 'user_id'],
  ['totp', 'user_id'],
  ['recovery_code', 'user_id'],
  ['passkey', 'user_id'],
  ['phone_code', 'person_id'],
  ['known_device', 'user_id'],
  ['factor_clearance', 'user_id'],
  ['company_login', 'user_id'],
] as const

/**
 * Deletes everything that identity stores of a person: sessions, password and former passwords, second factors, links,
 * addresses that were changed, codes, and the link to their company, by the
 * ids of their logins and of the contact. Attempt limits hold hashes alone, and end by themselves.
 */
export async function erasePerson({ pool }: IdentityContext, personIds: readonly string[]): Promise<void> {
  await inTransaction(pool, async (connection) => {
    // Company sessions identify the person only by the provider's subject.
    await connection.query(
      `delete from identity.company_session session using identity.company_login login
       where session.issuer = login.issuer and session.subject = login.subject
         and login.user_id = any($1::text[])`,
      [personIds],
    )
    for (const [table, column] of owned)
      await connection.query(`delete from identity.${table} where ${column} = any($1::text[])`, [personIds])
  })
}

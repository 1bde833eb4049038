import { inTransaction } from '@porchlight/transactions'
import type { IdentityContext } from '../identity-context'

/** The tables in which identity stores a person's data, with the column that identifies the owner. */
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
 * Deletes everything that identity stores about a person: sessions, password and former passwords, second factors,
 * links, changed addresses, codes, and the link to their company, by the ids of their logins and of the contact.
 * Attempt limits hold only hashes, and expire by themselves.
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

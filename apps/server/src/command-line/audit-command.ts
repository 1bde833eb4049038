import { systemUserId } from '@porchlight/domains/customers/objects/user/system-user'
import { type Queryable, writeAuditEntries } from '@porchlight/record-engine'

/** What commands of the operator do that lets somebody in, takes a customer's data out or away, or turns time back. */
export type CommandAction =
  | 'administrator-created'
  | 'token-issued'
  | 'second-factors-cleared'
  | 'sessions-ended'
  | 'program-registered'
  | 'program-removed'
  | 'receiver-registered'
  | 'receiver-removed'
  | 'receiver-secret-replaced'
  | 'customer-exported'
  | 'customer-erased'
  | 'book-imported'
  | 'book-exported'
  | 'database-recovered'

/**
 * Appends to the audit log, in the platform's name, what a command of the operator does: who typed it is known to the
 * machine alone. `recordId` is the login or the customer that it is about.
 */
export async function auditCommand(
  connection: Queryable,
  action: CommandAction,
  { recordId = null, ...facts }: { readonly recordId?: string | null; readonly id?: string },
): Promise<void> {
  const viewer = { class: 'system', userId: systemUserId } as const
  await writeAuditEntries(connection, [{ viewer, action, recordId, facts }], new Date())
}

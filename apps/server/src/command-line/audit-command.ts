import type {
  ProgramAction,
  ProgramChange,
} from '@porchlight/domains/administration/operations/programs/program-change'
import { systemUserId } from '@porchlight/domains/customers/objects/user/system-user'
import { type AuditedChange, type Queryable, writeAuditEntries } from '@porchlight/record-engine'
import type { ServerContext } from '../composition/server-context'

/** Operator commands that grant someone access, export or delete a customer's data, or turn back time. */
export type CommandAction =
  | 'administrator-created'
  | 'token-issued'
  | 'second-factors-cleared'
  | 'sessions-ended'
  | ProgramAction
  | 'customer-exported'
  | 'customer-erased'
  | 'book-imported'
  | 'book-exported'
  | 'database-recovered'

/**
 * Appends an operator command's action to the audit log on behalf of the platform: only the machine knows who typed it.
 * `recordId` is the login or the customer it concerns.
 */
export async function auditCommand(
  connection: Queryable,
  action: CommandAction,
  {
    recordId = null,
    changes = [],
    ...facts
  }: {
    readonly recordId?: string | null
    readonly id?: string
    readonly programName?: string
    readonly changes?: readonly AuditedChange[]
  },
): Promise<void> {
  const viewer = { class: 'system', userId: systemUserId } as const
  await writeAuditEntries(connection, [{ viewer, action, recordId, changes, facts }], new Date())
}

/** Runs an act on programs or webhooks for an operator, in one transaction with its entry in the audit log. */
export function asOperator<Result>(
  { engine, now }: Pick<ServerContext, 'engine' | 'now'>,
  run: (change: ProgramChange) => Promise<Result>,
): Promise<Result> {
  return engine.inOneTransaction((_engine, connection) =>
    run({
      connection,
      now: now(),
      audit: (action, { id, name, userId, changes = [] }) =>
        auditCommand(connection, action, { recordId: userId, id, programName: name, changes }),
    }),
  )
}

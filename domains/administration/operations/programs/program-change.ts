import { fail, isPorchlightError } from '@porchlight/errors'
import type { Queryable } from '@porchlight/jobs'
import type { AuditedChange } from '@porchlight/record-engine'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { asAdministrator } from '../staff/change-staff'

/** The audit log's entry for an action. */
export interface ProgramEntry {
  /** The program's or the webhook's. */
  readonly id: string
  readonly name: string
  /** The user that it acts as. */
  readonly userId: string | null
  /** By the names of `programFieldTexts`; never a secret. */
  readonly changes?: readonly AuditedChange[]
}

/** What can be done with programs and webhooks, as the audit log names it. */
export type ProgramAction =
  | 'program-registered'
  | 'program-changed'
  | 'program-secret-replaced'
  | 'program-switched-off'
  | 'program-switched-on'
  | 'program-removed'
  | 'receiver-registered'
  | 'receiver-changed'
  | 'receiver-tested'
  | 'receiver-secret-replaced'
  | 'receiver-switched-on'
  | 'receiver-removed'

/**
 * A change to programs or webhooks, by an administrator in the console or an operator's command. An action and its
 * entry in the audit log are committed or rolled back with the transaction of `connection`.
 */
export interface ProgramChange {
  readonly connection: Queryable
  readonly now: Date
  readonly audit: (action: ProgramAction, entry: ProgramEntry) => Promise<void>
}

/** Runs an action for an administrator, as `asAdministrator` does; `notFound` for everyone else. */
export function runProgramChange<Result>(
  context: MethodContext,
  run: (change: ProgramChange) => Promise<Result>,
): Promise<Result> {
  return asAdministrator(context, ({ connection }) =>
    run({
      connection,
      now: context.now(),
      audit: (action, { id, name, userId, changes = [] }) =>
        context.audit(
          action,
          { id, programName: name },
          { ...(userId === null ? {} : { recordId: userId }), changes, within: connection },
        ),
    }),
  )
}

/** The error of a program's or webhook's field for an operator who gave it by an option: its sentence alone. */
export async function forCommand<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!isPorchlightError(error)) throw error
    throw fail('invalidSettings', { reason: error.message })
  }
}

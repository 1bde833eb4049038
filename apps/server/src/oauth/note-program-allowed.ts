import type { OAuthClient } from '@porchlight/domains/administration/operations/programs/oauth-clients'
import { sendProgramAllowed } from '@porchlight/domains/getting-in/operations/program-access/send-program-allowed'
import { enqueueJob } from '@porchlight/jobs'
import { type Queryable, writeAuditEntries } from '@porchlight/record-engine'
import type { PersonHere } from './person-here'

/** What a person gave a program. */
export interface AllowedProgram {
  readonly grantId: string
  readonly client: OAuthClient
  readonly scopes: readonly string[]
  readonly person: PersonHere
}

/**
 * Appends to the audit log that a person gave a program access, and has the person notified by mail, once for each
 * grant. `within` is a transaction that ends before the program gets anything.
 */
export async function noteProgramAllowed(
  within: Queryable,
  { grantId, client, scopes, person }: AllowedProgram,
  now: Date,
): Promise<void> {
  const { userId, viewerClass } = person
  const facts = { program: client.id, scopes: scopes.join(' ') }
  await writeAuditEntries(
    within,
    [{ viewer: { class: viewerClass, userId }, action: 'program-allowed', recordId: userId, facts }],
    now,
  )
  const payload = { userId, program: client.name, scopes, allowedAt: now.toISOString() }
  await enqueueJob(within, sendProgramAllowed.name, payload, { key: grantId })
}

import { fail } from '@porchlight/errors'
import { changedFields } from './changed-fields'
import {
  endAccessOfClient,
  findProgram,
  type Program,
  registerOAuthClient,
  removeOAuthClient,
  storeEnabled,
  storeNewSecret,
  storeTerms,
} from './oauth-clients'
import type { ProgramDesk } from './program-desk'
import type { NewOAuthClient, ProgramTerms } from './program-terms'
import { refuseUnsafeProgram } from './refuse-unsafe-program'

/** What is listed in the audit log when a program comes, changes or goes. */
const auditedFields = [
  'name',
  'grantTypes',
  'scopes',
  'redirectUris',
  'allowedOrigins',
  'serviceUserId',
] as const

/** Registers a program; its secret, if it has one, can be read here only. Fails as `refuseUnsafeProgram` does. */
export async function registerProgram(
  { connection, now, audit }: ProgramDesk,
  client: NewOAuthClient,
): Promise<{ readonly id: string; readonly secret: string | null }> {
  const made = await registerOAuthClient(connection, client, now)
  const { name, serviceUserId } = client
  await audit('program-registered', {
    id: made.id,
    name,
    userId: serviceUserId,
    changes: changedFields(auditedFields, null, client),
  })
  return made
}

/**
 * Gives a program other terms, which count from the next request on. Taking a scope away ends what was issued to it: a
 * token that may do more than its program would otherwise count until it runs out. `notFound` for an unknown id.
 */
export async function changeProgram(
  desk: ProgramDesk,
  id: string,
  terms: ProgramTerms,
): Promise<{ readonly endedAccess: boolean }> {
  const { connection, now, audit } = desk
  const program = await programToChange(desk, id)
  const next = { ...program, ...terms }
  refuseUnsafeProgram({ ...next, confidential: program.hasSecret })
  const changes = changedFields(auditedFields, program, next)
  if (changes.length === 0) return { endedAccess: false }
  await storeTerms(connection, id, terms)
  const endedAccess = program.scopes.some((scope) => !terms.scopes.includes(scope))
  if (endedAccess) await endAccessOfClient(connection, id, now)
  await audit('program-changed', { id, name: terms.name, userId: program.serviceUserId, changes })
  return { endedAccess }
}

/**
 * Gives a program a new secret, which can be read here only; the one before counts for a day more, unless it is replaced
 * `atOnce`. `secretReplacedLately` while one before still counts, which the program may be using; `programHasNoSecret`;
 * `notFound` for an unknown id.
 */
export async function replaceProgramSecret(
  desk: ProgramDesk,
  id: string,
  { atOnce }: { readonly atOnce: boolean },
): Promise<string> {
  const { connection, now, audit } = desk
  const { name, serviceUserId, hasSecret, formerSecretUntil } = await programToChange(desk, id)
  if (!hasSecret) throw fail('programHasNoSecret')
  if (formerSecretUntil !== null && !atOnce) throw fail('secretReplacedLately')
  const secret = await storeNewSecret(connection, id, { atOnce, now })
  await audit('program-secret-replaced', { id, name, userId: serviceUserId })
  return secret
}

/**
 * Switches a program on or off. Off, it gets no token, nobody can approve it, its origins are no longer allowed, and what
 * was issued to it has ended for good: switched on again, it asks anew. `notFound` for an unknown id.
 */
export async function setProgramEnabled(desk: ProgramDesk, id: string, isEnabled: boolean): Promise<void> {
  const { connection, now, audit } = desk
  const { name, serviceUserId, isEnabled: wasEnabled } = await programToChange(desk, id)
  if (isEnabled === wasEnabled) return
  await storeEnabled(connection, id, isEnabled)
  const entry = { id, name, userId: serviceUserId }
  if (isEnabled) return audit('program-switched-on', entry)
  await endAccessOfClient(connection, id, now)
  await audit('program-switched-off', entry)
}

/** Removes a program with everything that was issued to it; `notFound` for an unknown id. */
export async function removeProgram(desk: ProgramDesk, id: string): Promise<void> {
  const { connection, now, audit } = desk
  const program = await programToChange(desk, id)
  await removeOAuthClient(connection, id, now)
  const { name, serviceUserId } = program
  await audit('program-removed', {
    id,
    name,
    userId: serviceUserId,
    changes: changedFields(auditedFields, program, null),
  })
}

async function programToChange({ connection, now }: ProgramDesk, id: string): Promise<Program> {
  const program = await findProgram(connection, id, now, { forChange: true })
  if (program === null) throw fail('notFound')
  return program
}

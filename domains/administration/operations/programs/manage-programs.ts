import { fail } from '@porchlight/errors'
import { changedFields } from './changed-fields'
import {
  endClientAccess,
  findProgram,
  type Program,
  registerOAuthClient,
  removeOAuthClient,
  storeEnabled,
  storeNewSecret,
  storeTerms,
} from './oauth-clients'
import type { ProgramChange } from './program-change'
import type { NewOAuthClient, ProgramTerms } from './program-terms'
import { refuseUnsafeProgram } from './refuse-unsafe-program'

/** The fields that the audit log lists when a program is added, changed or removed. */
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
  { connection, now, audit }: ProgramChange,
  client: NewOAuthClient,
): Promise<{ readonly id: string; readonly secret: string | null }> {
  const registered = await registerOAuthClient(connection, client, now)
  const { name, serviceUserId } = client
  await audit('program-registered', {
    id: registered.id,
    name,
    userId: serviceUserId,
    changes: changedFields(auditedFields, null, client),
  })
  return registered
}

/**
 * Changes a program's terms, which apply from the next request on. Removing a scope ends what was issued to it: a
 * token that may do more than its program would otherwise stay valid until it expires. `notFound` for an unknown id.
 */
export async function changeProgram(
  change: ProgramChange,
  id: string,
  terms: ProgramTerms,
): Promise<{ readonly endedAccess: boolean }> {
  const { connection, now, audit } = change
  const program = await lockProgram(change, id)
  const next = { ...program, ...terms }
  refuseUnsafeProgram({ ...next, confidential: program.hasSecret })
  const changes = changedFields(auditedFields, program, next)
  if (changes.length === 0) return { endedAccess: false }
  await storeTerms(connection, id, terms)
  const endedAccess = program.scopes.some((scope) => !terms.scopes.includes(scope))
  if (endedAccess) await endClientAccess(connection, id, now)
  await audit('program-changed', { id, name: terms.name, userId: program.serviceUserId, changes })
  return { endedAccess }
}

/**
 * Gives a program a new secret, which can be read here only; the previous one stays valid for a day, unless it is replaced
 * `atOnce`. `secretReplacedLately` while a former one is still valid, which the program may be using; `programHasNoSecret`;
 * `notFound` for an unknown id.
 */
export async function replaceProgramSecret(
  change: ProgramChange,
  id: string,
  { atOnce }: { readonly atOnce: boolean },
): Promise<string> {
  const { connection, now, audit } = change
  const { name, serviceUserId, hasSecret, formerSecretUntil } = await lockProgram(change, id)
  if (!hasSecret) throw fail('programHasNoSecret')
  if (formerSecretUntil !== null && !atOnce) throw fail('secretReplacedLately')
  const secret = await storeNewSecret(connection, id, { atOnce, now })
  await audit('program-secret-replaced', { id, name, userId: serviceUserId })
  return secret
}

/**
 * Switches a program on or off. Off, it gets no token, nobody can approve it, its origins are no longer allowed, and what
 * was issued to it has ended permanently: switched on again, it requests a new one. `notFound` for an unknown id.
 */
export async function setProgramEnabled(
  change: ProgramChange,
  id: string,
  isEnabled: boolean,
): Promise<void> {
  const { connection, now, audit } = change
  const { name, serviceUserId, isEnabled: wasEnabled } = await lockProgram(change, id)
  if (isEnabled === wasEnabled) return
  await storeEnabled(connection, id, isEnabled)
  const entry = { id, name, userId: serviceUserId }
  if (isEnabled) return audit('program-switched-on', entry)
  await endClientAccess(connection, id, now)
  await audit('program-switched-off', entry)
}

/** Removes a program with everything that was issued to it; `notFound` for an unknown id. */
export async function removeProgram(change: ProgramChange, id: string): Promise<void> {
  const { connection, now, audit } = change
  const program = await lockProgram(change, id)
  await removeOAuthClient(connection, id, now)
  const { name, serviceUserId } = program
  await audit('program-removed', {
    id,
    name,
    userId: serviceUserId,
    changes: changedFields(auditedFields, program, null),
  })
}

async function lockProgram({ connection, now }: ProgramChange, id: string): Promise<Program> {
  const program = await findProgram(connection, id, now, { forChange: true })
  if (program === null) throw fail('notFound')
  return program
}

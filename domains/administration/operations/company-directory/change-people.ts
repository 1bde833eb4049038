import { fail } from '@porchlight/errors'
import {
  auditByDirectory,
  type DirectoryContext,
  requireVersion,
  runDirectoryChange,
} from './change-directory'
import { deletePerson, findPerson, insertPerson, updatePerson } from './directory-people'
import type { DirectoryPerson, PersonFacts } from './directory-person'
import { findManagedStaff } from './managed-staff'
import { endPersonAccess, syncPerson } from './sync-person'

/** Adds a person, with the access that the directory grants; `directoryConflict` where the username or the id is taken. */
export function addPerson(context: DirectoryContext, facts: PersonFacts): Promise<DirectoryPerson> {
  return runDirectoryChange(context, async (work) => {
    const { connection } = work
    const id = await insertPerson(connection, facts, context.now())
    const person = id === null ? null : await findPerson(connection, { id })
    if (person === null) throw fail('directoryConflict')
    const refusal = await syncPerson(work, context.issuer, person)
    if (refusal !== null) context.logRefusal(refusal, person.id)
    await audit(work, 'directory-person-added', person.id)
    return person
  })
}

/**
 * Changes a person by `change`, and updates their access. It is updated even where
 * nothing changes, so that a directory that repeats itself corrects what was changed here. `notFound` for nobody,
 * `directoryVersionChanged` for another than one of `versions`, `directoryConflict` where the username or the id is taken.
 */
export function changePerson(
  context: DirectoryContext,
  id: string,
  versions: readonly number[] | null,
  change: (person: DirectoryPerson) => PersonFacts,
): Promise<DirectoryPerson> {
  return runDirectoryChange(context, async (work) => {
    const { connection } = work
    const current = await findPerson(connection, { id })
    if (current === null) throw fail('notFound')
    requireVersion(current, versions)
    const facts = change(current)
    const fields = changedFields(current, facts)
    if (fields.length > 0 && !(await updatePerson(connection, id, facts, context.now())))
      throw fail('directoryConflict')
    const person = (await findPerson(connection, { id })) ?? current
    const refusal = await syncPerson(work, context.issuer, person)
    if (refusal !== null) context.logRefusal(refusal, id)
    if (fields.length > 0) await audit(work, 'directory-person-changed', id, { fields: fields.join(' ') })
    return person
  })
}

/** Deletes a person and ends the access; `notFound` for nobody, `directoryVersionChanged` as above. */
export function removePerson(
  context: DirectoryContext,
  id: string,
  versions: readonly number[] | null,
): Promise<void> {
  return runDirectoryChange(context, async (work) => {
    const { connection } = work
    const current = await findPerson(connection, { id })
    if (current === null) throw fail('notFound')
    requireVersion(current, versions)
    await endPersonAccess(work, context.issuer, current)
    await audit(work, 'directory-person-removed', id)
    await deletePerson(connection, id, context.now())
  })
}

/** Returns the names of the facts that differ. */
function changedFields(before: PersonFacts, after: PersonFacts): readonly string[] {
  const names = Object.keys(after) as (keyof PersonFacts)[]
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
}

async function audit(
  work: Parameters<typeof auditByDirectory>[0],
  action: string,
  personId: string,
  facts: Readonly<Record<string, string>> = {},
): Promise<void> {
  const managed = await findManagedStaff(work.connection, personId)
  await auditByDirectory(work, action, { personId, ...facts }, managed?.userId ?? null)
}

import { fail } from '@porchlight/errors'
import { auditByDirectory, type DirectoryContext, inDirectory, requireVersion } from './change-directory'
import { deletePerson, findPerson, insertPerson, updatePerson } from './directory-people'
import type { DirectoryPerson, PersonFacts } from './directory-person'
import { endAccessOfPerson, followPerson } from './follow-person'
import { findManagedStaff } from './managed-staff'

/** Adds a person, with the access that the directory says; `directoryConflict` where the username or the id is taken. */
export function addPerson(context: DirectoryContext, facts: PersonFacts): Promise<DirectoryPerson> {
  return inDirectory(context, async (work) => {
    const { connection } = work
    const id = await insertPerson(connection, facts, context.now())
    const person = id === null ? null : await findPerson(connection, { id })
    if (person === null) throw fail('directoryConflict')
    const refusal = await followPerson(work, context.issuer, person)
    if (refusal !== null) context.noteRefusal(refusal, person.id)
    await audit(work, 'directory-person-added', person.id)
    return person
  })
}

/**
 * Changes a person to what `change` makes of them, and follows what that means for the access. It is followed also where
 * nothing changes, so that a directory that repeats itself puts right what was changed here. `notFound` for nobody,
 * `directoryVersionChanged` for another than one of `versions`, `directoryConflict` where the username or the id is taken.
 */
export function changePerson(
  context: DirectoryContext,
  id: string,
  versions: readonly number[] | null,
  change: (person: DirectoryPerson) => PersonFacts,
): Promise<DirectoryPerson> {
  return inDirectory(context, async (work) => {
    const { connection } = work
    const present = await findPerson(connection, { id })
    if (present === null) throw fail('notFound')
    requireVersion(present, versions)
    const facts = change(present)
    const fields = changedFields(present, facts)
    if (fields.length > 0 && !(await updatePerson(connection, id, facts, context.now())))
      throw fail('directoryConflict')
    const person = (await findPerson(connection, { id })) ?? present
    const refusal = await followPerson(work, context.issuer, person)
    if (refusal !== null) context.noteRefusal(refusal, id)
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
  return inDirectory(context, async (work) => {
    const { connection } = work
    const present = await findPerson(connection, { id })
    if (present === null) throw fail('notFound')
    requireVersion(present, versions)
    await endAccessOfPerson(work, context.issuer, present)
    await audit(work, 'directory-person-removed', id)
    await deletePerson(connection, id, context.now())
  })
}

/** Which facts are others than before, by their names. */
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

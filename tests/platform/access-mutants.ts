import {
  allRecords,
  type ObjectDeclaration,
  type ResolvedAccess,
  type ResolvedMetadata,
  type ResolvedObject,
  type ViewerClass,
  viewerClasses,
} from '@porchlight/metadata'
import type { Operation } from './cell'

/** A single predicate removed from what the engine reads. */
export interface Mutant {
  readonly name: string
  readonly object: ObjectDeclaration
  readonly viewerClass: ViewerClass
  readonly change: Partial<ResolvedAccess>
  /** The operations of the matrix that have to detect it. */
  readonly noticedBy: readonly Operation[]
}

/**
 * Returns every predicate of every class on every object, each removed by itself: the rows it may reach, each field it
 * may not read, the fields it may not set or change, and whether it may delete. What a class may do with records that
 * it cannot reach has no effect and yields no mutant.
 */
export function accessMutants(
  metadata: ResolvedMetadata,
  declarations: readonly ObjectDeclaration[],
): readonly Mutant[] {
  return declarations.flatMap((object) => {
    const resolved = metadata.object(object.apiName)
    if (resolved === undefined) throw new TypeError(`There is no ${object.apiName}.`)
    return viewerClasses.flatMap((viewerClass) => mutantsOf(object, resolved, viewerClass))
  })
}

function mutantsOf(
  object: ObjectDeclaration,
  resolved: ResolvedObject,
  viewerClass: ViewerClass,
): readonly Mutant[] {
  const access = resolved.access[viewerClass]
  const mutants: Mutant[] = []
  const add = (what: string, change: Partial<ResolvedAccess>, ...noticedBy: readonly Operation[]) =>
    mutants.push({
      name: `${object.apiName} ${viewerClass}: ${what}`,
      object,
      viewerClass,
      change,
      noticedBy,
    })
  const every = [...resolved.fields.keys()]
  // System and derived fields cannot be written, whatever a class may do.
  const closed = object.derived?.fields ?? []
  const writable = every.filter(
    (name) => resolved.fields.get(name)?.system === false && !closed.includes(name),
  )
  if (access.records.kind !== 'all') add('all records', { records: allRecords }, 'read', 'list')
  if (access.create.size < writable.length) {
    add('gives every field', { create: new Set(writable), createable: true }, 'create')
  }
  if (access.records.kind === 'none') return mutants
  for (const name of every.filter((each) => !access.read.has(each))) {
    add(`reads ${name}`, { read: new Set([...access.read, name]) }, 'read')
  }
  if (access.update.size < writable.length) {
    add('changes every field', { update: new Set(writable), updateable: true }, 'update')
  }
  if (!access.deletable) add('deletes', { deletable: true }, 'delete')
  return mutants
}

/** Returns the metadata with the mutant applied. */
export function withMutant(metadata: ResolvedMetadata, mutant: Mutant): ResolvedMetadata {
  const { object, viewerClass, change } = mutant
  const mutate = (each: ResolvedObject): ResolvedObject =>
    each.apiName === object.apiName
      ? { ...each, access: { ...each.access, [viewerClass]: { ...each.access[viewerClass], ...change } } }
      : each
  const found = (each: ResolvedObject | undefined) => (each === undefined ? undefined : mutate(each))
  return {
    ...metadata,
    objects: new Map([...metadata.objects].map(([name, each]) => [name, mutate(each)])),
    object: (apiName) => found(metadata.object(apiName)),
    objectByKeyPrefix: (keyPrefix) => found(metadata.objectByKeyPrefix(keyPrefix)),
  }
}

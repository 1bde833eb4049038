import type { AccessDeclaration, FieldSet } from '../declare/access'
import type { ObjectDeclaration } from '../declare/object'
import { allRecords, noRecords } from '../declare/row-rule'
import { type ViewerClass, viewerClasses } from '../viewer'
import { checkRowRule } from './check-row-rule'
import type { FieldTable, FieldTables } from './field-tables'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedAccess } from './resolved-metadata'

/**
 * Resolves the access of each viewer class to `object`. Anything not declared is denied; `system` reaches everything.
 * No one can write system or derived fields, not even through `'all'`.
 */
export function resolveAccess(
  object: ObjectDeclaration,
  tables: FieldTables,
): Readonly<Record<ViewerClass, ResolvedAccess>> {
  const table = tables.get(object.apiName)
  if (table === undefined) throw invalidMetadata(`${object.apiName} has no fields.`)
  const derived = object.derived?.fields ?? []
  for (const name of derived) {
    if (table.fields.get(name)?.system !== false) {
      throw invalidMetadata(`${object.apiName}: the derived field ${name} does not exist.`)
    }
  }
  const resolveFor = (viewerClass: ViewerClass): ResolvedAccess => {
    const declaration: AccessDeclaration | undefined =
      viewerClass === 'system' ? fullAccess : object.access[viewerClass]
    if (declaration === undefined) return noAccess(viewerClass)
    checkRowRule(declaration.records, viewerClass, object.apiName, tables)
    return spellOut(declaration, viewerClass, table, derived)
  }
  const [guest, customer, advisor, supervisor, admin, system] = viewerClasses
  return {
    guest: resolveFor(guest),
    customer: resolveFor(customer),
    advisor: resolveFor(advisor),
    supervisor: resolveFor(supervisor),
    admin: resolveFor(admin),
    system: resolveFor(system),
  }
}

const fullAccess: AccessDeclaration = {
  records: allRecords,
  read: 'all',
  create: 'all',
  update: 'all',
  delete: true,
}

function noAccess(viewerClass: ViewerClass): ResolvedAccess {
  return {
    viewerClass,
    records: noRecords,
    read: new Set(),
    create: new Set(),
    update: new Set(),
    createable: false,
    updateable: false,
    deletable: false,
  }
}

function spellOut(
  declaration: AccessDeclaration,
  viewerClass: ViewerClass,
  table: FieldTable,
  derived: readonly string[],
): ResolvedAccess {
  const path = `${table.apiName}, access of ${viewerClass}`
  const every = [...table.fields.keys()]
  const system = every.filter((name) => table.fields.get(name)?.system === true)
  const writable = every.filter((name) => !system.includes(name) && !derived.includes(name))
  const read = new Set([...system, ...pick(declaration.read, every, `${path} (read)`)])
  const readableAndWritable = writable.filter((name) => read.has(name))
  const create = new Set(pick(declaration.create ?? [], readableAndWritable, `${path} (create)`))
  const update = new Set(pick(declaration.update ?? [], readableAndWritable, `${path} (update)`))
  return {
    viewerClass,
    records: declaration.records,
    read,
    create,
    update,
    createable: create.size > 0,
    updateable: update.size > 0,
    deletable: declaration.delete ?? false,
  }
}

/** The fields of a set; each named one must be among `allowed`. */
function pick(set: FieldSet, allowed: readonly string[], path: string): readonly string[] {
  if (set === 'all') return allowed
  const stranger = set.find((name) => !allowed.includes(name))
  if (stranger !== undefined) {
    throw invalidMetadata(
      `${path} names ${stranger}: it does not exist, cannot be read or cannot be written.`,
    )
  }
  return set
}

import type { SiteDeclaration } from '../declare/app'
import type { ObjectDeclaration } from '../declare/object'
import { toRecordId } from '../record/record-id'
import { checkAfterRules, checkRelatedRules } from './check-after-rules'
import { checkAssignmentRule } from './check-assignment-rule'
import { checkControllingFields } from './check-controlling-fields'
import { checkCreationValues } from './check-creation-values'
import { checkNames } from './check-names'
import { checkStateTables } from './check-state-tables'
import { checkTranslatedFields } from './check-translated-fields'
import { linkChildRelationships } from './child-relationships'
import { deepFreeze } from './deep-freeze'
import { buildFieldTables } from './field-tables'
import { fingerprint } from './fingerprint'
import { invalidMetadata } from './invalid-metadata'
import { resolveAccess } from './resolve-access'
import { resolveApps } from './resolve-apps'
import { resolveDuplicateRules } from './resolve-duplicate-rules'
import { resolveLayouts } from './resolve-layouts'
import { resolveListViews, resolveRelatedLists } from './resolve-lists'
import { resolvePaths } from './resolve-paths'
import { resolveQuickActions } from './resolve-quick-actions'
import { resolveRecordTypes } from './resolve-record-types'
import { resolveSearch } from './resolve-search'
import type { ResolvedApp, ResolvedQuickAction } from './resolved-action'
import type { ResolvedListView, ResolvedMetadata, ResolvedObject } from './resolved-metadata'

/**
 * Resolves declarations into the metadata that everything else reads: fields spelled out, references linked both ways,
 * access per viewer class, ids for list views and record types. Frozen, and the same for the same declarations. Throws
 * `invalidMetadata` with what to change when parts do not fit together.
 */
export function resolveMetadata(
  objects: readonly ObjectDeclaration[],
  site: SiteDeclaration = { apps: [], globalActions: [] },
): ResolvedMetadata {
  checkNames(objects)
  const tables = buildFieldTables(objects)
  const children = linkChildRelationships(tables)
  const resolved = new Map<string, ResolvedObject>()
  for (const object of objects) {
    const table = tables.get(object.apiName)
    if (table === undefined) continue
    checkStateTables(object, tables)
    checkControllingFields(object, tables)
    checkAssignmentRule(object, tables)
    checkCreationValues(object, tables)
    checkAfterRules(object, tables)
    checkRelatedRules(object, tables)
    const childRelationships = children.get(object.apiName) ?? []
    const { fields, fieldsByLowerName, referencesByLowerName } = table
    resolved.set(object.apiName, {
      apiName: object.apiName,
      keyPrefix: object.keyPrefix,
      label: object.label,
      labelPlural: object.labelPlural,
      custom: object.apiName.endsWith('__c'),
      fields,
      fieldsByLowerName,
      referencesByLowerName,
      nameFields: [...fields.values()].filter((field) => field.nameField).map((field) => field.apiName),
      childRelationships,
      recordTypes: resolveRecordTypes(object, tables),
      layouts: resolveLayouts(object, tables),
      paths: resolvePaths(object, tables),
      duplicateRules: resolveDuplicateRules(object, tables),
      listViews: resolveListViews(object, tables),
      relatedLists: resolveRelatedLists(object, childRelationships, tables),
      quickActions: resolveQuickActions(object.apiName, object.quickActions ?? [], tables),
      search: resolveSearch(object, tables),
      derived: object.derived ?? null,
      creationValues: object.creationValues ?? null,
      rules: object.rules,
      relatedRules: object.relatedRules ?? [],
      stateTables: object.stateTables,
      afterRules: object.afterRules ?? [],
      assignmentRule: object.assignmentRule ?? null,
      access: resolveAccess(object, tables),
    })
  }
  checkTranslatedFields(resolved)
  return withLookups(resolved, {
    apps: resolveApps(site.apps, tables),
    globalActions: resolveQuickActions(null, site.globalActions, tables),
  })
}

function withLookups(
  objects: ReadonlyMap<string, ResolvedObject>,
  site: { readonly apps: readonly ResolvedApp[]; readonly globalActions: readonly ResolvedQuickAction[] },
): ResolvedMetadata {
  const byLowerName = new Map<string, ResolvedObject>()
  const byKeyPrefix = new Map<string, ResolvedObject>()
  const listViews = new Map<string, ResolvedListView>()
  for (const object of objects.values()) {
    byLowerName.set(object.apiName.toLowerCase(), object)
    byKeyPrefix.set(object.keyPrefix, object)
    for (const view of object.listViews) {
      if (listViews.has(view.id))
        throw invalidMetadata(`${object.apiName}.${view.apiName}: rename this list view.`)
      listViews.set(view.id, view)
    }
  }
  const quickActions = new Map(
    [...site.globalActions, ...[...objects.values()].flatMap((object) => object.quickActions)].map(
      (action) => [action.apiName.toLowerCase(), action],
    ),
  )
  return deepFreeze({
    ...site,
    objects,
    quickAction: (apiName) => quickActions.get(apiName.toLowerCase()),
    object: (apiName) => byLowerName.get(apiName.toLowerCase()),
    objectByKeyPrefix: (keyPrefix) => byKeyPrefix.get(keyPrefix),
    listViewById: (id) => listViews.get(toRecordId(id) ?? ''),
    version: versionOf(objects),
  } satisfies ResolvedMetadata)
}

/** Maps and sets become sorted arrays and functions are dropped: the rest determines the version. */
function versionOf(objects: ReadonlyMap<string, ResolvedObject>): string {
  const text = JSON.stringify([...objects], (_key, value: unknown) => {
    if (value instanceof Map) return [...value]
    if (value instanceof Set) return [...value].sort()
    return value
  })
  return fingerprint(text)
}

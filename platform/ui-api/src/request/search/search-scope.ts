import { fail } from '@porchlight/errors'
import type { ResolvedObject } from '@porchlight/metadata'
import type { Condition } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { conditionOf, fieldsOf, type ListField, pathFor } from '../lists/list-view'
import { listViewByName } from '../lists/list-views'

/** The columns that a search of an object shows, and its restrictions besides the search term. */
export interface SearchScope {
  readonly columns: readonly ListField[]
  readonly condition: Condition | null
}

/**
 * Returns how an object is searched: a configuration is one of its list views, whose columns are shown and whose
 * filters apply. Without one the compact layout is shown and nothing is filtered. Fails with `notFound` for a
 * configuration that the viewer does not have.
 */
export async function searchScope(
  object: ResolvedObject,
  configurationName: string | undefined,
  context: CallContext,
): Promise<SearchScope> {
  if (configurationName !== undefined) {
    const view = await listViewByName(object, configurationName, context)
    // The recent list has no filters that could restrict a search.
    if (view.type === 'mru') throw fail('notFound')
    return { columns: view.columns, condition: conditionOf(view, context.viewer) }
  }
  const names = [...object.nameFields, ...object.layouts.Compact.fieldApiNames]
  return {
    columns: fieldsOf([...new Set(names)], (name) => pathFor(name, object, context.viewer, context)),
    condition: null,
  }
}

/** The objects that are searched when none is named: those that declare a search and that the viewer reads. */
export function searchedObjects({ metadata, viewer }: CallContext): readonly ResolvedObject[] {
  return [...metadata.objects.values()].filter((object) => {
    const { identifiers, words } = object.search ?? { identifiers: [], words: [] }
    const { records, read } = object.access[viewer.class]
    return records.kind !== 'none' && [...identifiers, ...words].some((name) => read.has(name))
  })
}

/** Combines all `conditions`; null when there are none. */
export function allConditions(conditions: readonly (Condition | null)[]): Condition | null {
  const present = conditions.filter((condition) => condition !== null)
  const [first, ...rest] = present
  if (first === undefined) return null
  return rest.length === 0 ? first : { kind: 'and', conditions: present }
}

import { fail } from '@porchlight/errors'
import type { Language } from '@porchlight/i18n'
import {
  type ResolvedMetadata,
  type ResolvedObject,
  type ViewerClass,
  workBudgets,
} from '@porchlight/metadata'
import { type FieldPath, findFieldPath, unknownField } from '../compile/field-path'
import { fieldOf } from '../compile/linked'
import { type SpanishText, spanishTextOf } from '../compile/spanish-text'
import type { Ordering } from '../record-engine'
import { isNotNull } from '../schema/derive-schema'

/** One key of a list's order. Nulls come last ascending and first descending. */
export interface OrderKey {
  readonly path: FieldPath
  readonly ascending: boolean
  readonly nullable: boolean
  /**
   * The Spanish display value of the field, by which the list is then sorted; null where the field is displayed as is.
   */
  readonly spanish: SpanishText | null
}

/**
 * Resolves the keys of a list's order, with `Id` as the last: every order is total, so that paging neither skips nor
 * repeats records. Users get the order of the values displayed in `language`. Fails with `unknownField`, `notSortable`
 * or `tooManyValues`.
 */
export function resolveOrderKeys(
  metadata: ResolvedMetadata,
  viewerClass: ViewerClass,
  object: ResolvedObject,
  orderings: readonly Ordering[],
  language: Language,
): readonly OrderKey[] {
  const { limit } = workBudgets.orderings
  if (orderings.length > limit) {
    throw fail('tooManyValues', { parameter: 'sortBy', limit })
  }
  const keys = new Map<string, OrderKey>()
  for (const ordering of orderings) {
    const path = findFieldPath(metadata, viewerClass, object, ordering.field)
    if (path === null) throw unknownField(object, ordering.field)
    if (!path.field.sortable) throw fail('notSortable', { field: ordering.field })
    const name = pathName(path)
    if (keys.has(name)) continue
    const nullable = path.references.length > 0 || !isNotNull(path.field)
    const spanish = language === 'es' ? spanishTextOf(metadata, path) : null
    keys.set(name, { path, ascending: ordering.ascending, nullable, spanish })
    if (name === 'Id') return [...keys.values()]
  }
  const id: FieldPath = { references: [], object, field: fieldOf(object, 'Id') }
  const ascending = [...keys.values()].at(-1)?.ascending ?? true
  return [...keys.values(), { path: id, ascending, nullable: false, spanish: null }]
}

/** Returns the order as text: the key of its shape, and part of what a page token is bound to. */
export function orderKeysText(keys: readonly OrderKey[]): string {
  const shown = ({ path, spanish }: OrderKey) => `${pathName(path)}${spanish === null ? '' : ':es'}`
  return keys.map((key) => `${key.ascending ? '+' : '-'}${shown(key)}`).join(' ')
}

function pathName(path: FieldPath): string {
  return [...path.references, path.field].map((field) => field.apiName).join('.')
}

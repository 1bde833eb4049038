import { fail } from '@porchlight/errors'
import type { ResolvedObject } from '@porchlight/metadata'
import type { FieldSelection } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { layoutFields } from '../../representation/layout-fields'
import { type ChildSelection, parseChildren } from '../children/child-selection'
import { parseLayoutModes, parseLayoutTypes } from '../layouts/parse-layouts'
import { parseNames, parseSelection } from '../parse-request'
import { isNameOf } from './records-by-object'

/** The fields that a read of records requests, as in its query. */
export interface RecordQuery {
  readonly fields?: string
  readonly optionalFields?: string
  readonly layoutTypes?: string
  readonly modes?: string
  readonly childRelationships?: string
}

/** The fields of the record itself, and the child records that come with it. */
export interface RecordSelection {
  readonly selection: FieldSelection
  readonly children: readonly ChildSelection[]
  /** The part of the query for this record: a read of it alone would request the same with it. */
  readonly query: RecordQuery
}

/** `missingSelection` unless one of `fields`, `optionalFields` and `layoutTypes` is there. */
export function requireSelection({ fields, optionalFields, layoutTypes }: RecordQuery): void {
  if ([fields, optionalFields, layoutTypes].every((names) => parseNames(names).length === 0)) {
    throw fail('missingSelection')
  }
}

/**
 * Parses which fields of records of `object` are requested: those named, and those of the layouts. With
 * `childRelationships`, `fields` may name fields of the children. Names that begin with one of `others`, the other
 * objects of a read of several records, are for theirs.
 */
export function parseRecordSelection(
  object: ResolvedObject,
  query: RecordQuery,
  context: CallContext,
  others: readonly ResolvedObject[] = [],
): RecordSelection {
  const isForThis = (name: string) => !others.some((other) => isNameOf(other, name))
  const relationships = parseNames(query.childRelationships).filter(isForThis)
  const named = { fields: parseNames(query.fields), optionalFields: parseNames(query.optionalFields) }
  const { own, children } = parseChildren(object, relationships, named, context)
  const fields = own.fields.filter(isForThis)
  const optionalFields = own.optionalFields.filter(isForThis)
  const selection = parseSelection(object, fields, optionalFields, true)
  const isRead = (name: string) => isForThis(name) || children.some(({ child }) => isNameOf(child, name))
  const read = {
    ...query,
    fields: named.fields.filter(isRead).join(),
    optionalFields: named.optionalFields.filter(isRead).join(),
    childRelationships: relationships.join(),
  }
  const layoutTypes = parseLayoutTypes(query.layoutTypes)
  if (layoutTypes.length === 0) return { selection, children, query: read }
  const access = object.access[context.viewer.class]
  const ofLayouts = layoutFields(object, access, layoutTypes, parseLayoutModes(query.modes))
  const all = { fields: selection.fields, optionalFields: [...selection.optionalFields, ...ofLayouts] }
  return { selection: all, children, query: read }
}

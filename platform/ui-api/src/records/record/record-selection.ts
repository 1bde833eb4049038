import { fail } from '@porchlight/errors'
import type { ResolvedObject } from '@porchlight/metadata'
import type { FieldSelection } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { layoutFields } from '../../representation/layout-fields'
import { parseLayoutModes, parseLayoutTypes } from '../../request/layouts/parse-layouts'
import { parseNames, parseSelection } from '../../request/parse-request'
import { type ChildSelection, parseChildren } from './child-selection'

/** What a read of a record asks for, as its query has it. */
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
}

/**
 * Reads which fields of a record of `object` are wanted. One of `fields`, `optionalFields` and `layoutTypes`
 * has to be there; `fields` and `layoutTypes` together only with `childRelationships`, whose records have no
 * layouts: then `fields` may name fields of theirs (`docs/specification/ui-api.md`).
 */
export function parseRecordSelection(
  object: ResolvedObject,
  query: RecordQuery,
  context: CallContext,
): RecordSelection {
  const fields = parseNames(query.fields)
  const optionalFields = parseNames(query.optionalFields)
  const layoutTypes = parseLayoutTypes(query.layoutTypes)
  if (fields.length + optionalFields.length + layoutTypes.length === 0) throw fail('missingSelection')
  const relationships = parseNames(query.childRelationships)
  if (relationships.length === 0 && fields.length > 0 && layoutTypes.length > 0) {
    const reason = 'cannot stand beside layoutTypes unless childRelationships are asked for'
    throw fail('invalidParameter', { parameter: 'fields', reason })
  }
  const { own, children } = parseChildren(object, relationships, { fields, optionalFields }, context)
  const selection = parseSelection(object, own.fields, own.optionalFields, true)
  if (layoutTypes.length === 0) return { selection, children }
  const access = object.access[context.viewer.class]
  const ofLayouts = layoutFields(object, access, layoutTypes, parseLayoutModes(query.modes))
  const all = { fields: selection.fields, optionalFields: [...selection.optionalFields, ...ofLayouts] }
  return { selection: all, children }
}

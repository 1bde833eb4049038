import { fail } from '@porchlight/errors'
import type {
  OrderByDeclaration,
  ResolvedAccess,
  ResolvedField,
  ResolvedObject,
  ResolvedRelatedList,
} from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { fieldsOf, type ListField, type ListOrder, ordersOf, pathFor } from '../lists/list-view'

/**
 * A related list as seen by one viewer. Columns and orderings over fields that the viewer cannot read are silently
 * omitted.
 */
export interface RelatedList {
  /** The declared name of the child relationship. */
  readonly relatedListId: string
  readonly parent: ResolvedObject
  readonly child: ResolvedObject
  readonly childAccess: ResolvedAccess
  /** The field of the child that names the parent. */
  readonly reference: ResolvedField
  readonly label: string
  readonly columns: readonly ListField[]
  readonly orderedBy: readonly ListOrder[]
}

/**
 * Finds the related list of `parent` with that id, in any case: a declared one, or any other child relationship
 * (`docs/specification/ui-api.md`, Related lists), which then shows the child's compact layout. One whose records the
 * viewer cannot read is treated like one that does not exist: `unsupportedRelatedList`.
 */
export function findRelatedList(
  parent: ResolvedObject,
  relatedListId: string,
  context: CallContext,
): RelatedList {
  const wanted = relatedListId.toLowerCase()
  const declared = parent.relatedLists.find((list) => list.relatedListId.toLowerCase() === wanted)
  const list =
    declared === undefined ? undeclaredList(parent, wanted, context) : declaredList(parent, declared, context)
  if (list === null) throw fail('unsupportedRelatedList', { relatedListId: relatedListId.slice(0, 80) })
  return list
}

/** Returns the declared related lists of `parent` whose records the viewer can read, in order. */
export function relatedListsOf(parent: ResolvedObject, context: CallContext): readonly RelatedList[] {
  return parent.relatedLists.flatMap((list) => declaredList(parent, list, context) ?? [])
}

/**
 * Finds the object whose related lists are described. One that does not exist and one of which the viewer can read
 * nothing are both rejected with `forbidden` (`docs/specification/ui-api.md`, other codes).
 */
export function findParentObject(apiName: string, { metadata, viewer }: CallContext): ResolvedObject {
  const object = metadata.object(apiName)
  if (object === undefined || object.access[viewer.class].records.kind === 'none') throw fail('forbidden')
  return object
}

function declaredList(
  parent: ResolvedObject,
  list: ResolvedRelatedList,
  context: CallContext,
): RelatedList | null {
  return seenBy(
    parent,
    list.relatedListId,
    list.childObjectApiName,
    list.fieldApiName,
    () => ({ label: list.label, columns: list.displayColumns, orderedBy: list.orderedBy }),
    context,
  )
}

function undeclaredList(parent: ResolvedObject, lowerName: string, context: CallContext): RelatedList | null {
  const relationship = parent.childRelationships.find(
    ({ relationshipName }) => relationshipName.toLowerCase() === lowerName,
  )
  if (relationship === undefined) return null
  return seenBy(
    parent,
    relationship.relationshipName,
    relationship.childObjectApiName,
    relationship.fieldApiName,
    (child) => ({
      label: child.labelPlural,
      columns: child.layouts.Compact.fieldApiNames,
      orderedBy: child.nameFields.slice(0, 1).map((fieldApiName) => ({ fieldApiName, isAscending: true })),
    }),
    context,
  )
}

interface ListParts {
  readonly label: ResolvedRelatedList['label']
  readonly columns: readonly string[]
  readonly orderedBy: readonly OrderByDeclaration[]
}

function seenBy(
  parent: ResolvedObject,
  relatedListId: string,
  childObjectApiName: string,
  fieldApiName: string,
  partsOf: (child: ResolvedObject) => ListParts,
  context: CallContext,
): RelatedList | null {
  const { metadata, viewer } = context
  const child = metadata.object(childObjectApiName)
  const reference = child?.fields.get(fieldApiName)
  if (child === undefined || reference === undefined) return null
  const childAccess = child.access[viewer.class]
  if (childAccess.records.kind === 'none' || !childAccess.read.has(fieldApiName)) return null
  const pathOf = (name: string) => pathFor(name, child, viewer, context)
  const parts = partsOf(child)
  return {
    relatedListId,
    parent,
    child,
    childAccess,
    reference,
    label: parts.label[viewer.language],
    columns: fieldsOf(parts.columns, pathOf),
    orderedBy: ordersOf(parts.orderedBy, pathOf),
  }
}

import type { ResolvedField, ResolvedMetadata, ResolvedObject, ViewerClass } from '@porchlight/metadata'
import type { FieldSelection } from '../record-engine'
import { type FieldPath, findFieldPath, isReadable, unknownField } from './field-path'
import { fieldOf, referencedObject } from './linked'

/** The selected fields of one object, and of the records it refers to; everything in it is readable. */
export interface SelectionNode {
  readonly object: ResolvedObject
  readonly fields: Map<string, ResolvedField>
  /** Relationship name to the selection for that record. */
  readonly spans: Map<string, { readonly reference: ResolvedField; readonly node: SelectionNode }>
}

/** Resolves a selection for one class of viewer; fails with `unknownField` or `spanTooDeep`. */
export function resolveSelection(
  metadata: ResolvedMetadata,
  viewerClass: ViewerClass,
  object: ResolvedObject,
  selection: FieldSelection,
): SelectionNode {
  const root: SelectionNode = { object, fields: new Map(), spans: new Map() }
  for (const name of selection.fields) {
    const path = findFieldPath(metadata, viewerClass, object, name)
    if (path === null) throw unknownField(object, name)
    addPath(metadata, viewerClass, root, path)
  }
  for (const name of selection.optionalFields) {
    const path = findFieldPath(metadata, viewerClass, object, name)
    if (path !== null) addPath(metadata, viewerClass, root, path)
  }
  return root
}

/** A text that is the same for every order and spelling of the same selection; the key of its shape. */
export function selectionKey(node: SelectionNode): string {
  const spans = [...node.spans].sort(byName).map(([name, span]) => `${name}(${selectionKey(span.node)})`)
  return [...[...node.fields.keys()].sort(), ...spans].join(',')
}

/** Orders entries of a map by name; code order, the same everywhere. */
export function byName(left: readonly [string, unknown], right: readonly [string, unknown]): number {
  return left[0] < right[0] ? -1 : left[0] > right[0] ? 1 : 0
}

function addPath(
  metadata: ResolvedMetadata,
  viewerClass: ViewerClass,
  root: SelectionNode,
  path: FieldPath,
): void {
  let node = root
  for (const reference of path.references) {
    const name = reference.reference?.relationshipName ?? reference.apiName
    let span = node.spans.get(name)
    if (span === undefined) {
      span = { reference, node: spannedNode(viewerClass, referencedObject(metadata, reference)) }
      node.spans.set(name, span)
    }
    node = span.node
  }
  node.fields.set(path.field.apiName, path.field)
}

/** A spanned record always carries its id and its name, as the platform sends it. */
function spannedNode(viewerClass: ViewerClass, object: ResolvedObject): SelectionNode {
  const names = ['Id', ...object.nameFields].map((name) => fieldOf(object, name))
  const readable = names.filter((field) => isReadable(object, viewerClass, field))
  return {
    object,
    fields: new Map(readable.map((field) => [field.apiName, field])),
    spans: new Map(),
  }
}

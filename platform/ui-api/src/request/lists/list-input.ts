import type { ResolvedObject } from '@porchlight/metadata'
import type { ListViewVisibility } from '@porchlight/personalization'
import type { FieldPath } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import type { ListDefinition } from './list-definition'
import type { ListProblems } from './list-problems'
import type { StaffViewer } from './list-rights'

/** The definition of a list view, regardless of its owner. */
export interface ListContent {
  readonly apiName: string
  readonly label: string
  readonly visibility: ListViewVisibility
  readonly definition: ListDefinition
}

/** The context for parsing the parts of a list view. */
export interface InputContext {
  readonly object: ResolvedObject
  readonly staff: StaffViewer
  readonly context: CallContext
  readonly problems: ListProblems
}

/** A path by the names that its parts are declared with. */
export function nameOf({ references, field }: FieldPath): string {
  const relationships = references.map((reference) => reference.reference?.relationshipName ?? '')
  return [...relationships, field.apiName].join('.')
}

/** The message for a field that does not exist or that the creator cannot read. */
export function noSuchField(name: string, object: ResolvedObject): string {
  return `No such column '${name.slice(0, 80)}' on entity '${object.apiName}'.`
}

import { fail } from '@porchlight/errors'
import type { ResolvedChildRelationship, ResolvedObject } from '@porchlight/metadata'
import type { FieldSelection } from '@porchlight/record-engine'
import type { CallContext } from '../../define/handler'
import { isNameOf } from '../records/records-by-object'

/** Each is a separate list for each record. */
const listLimit = 20

/** `tooManyValues` when a call would read more lists of child records than one may. */
export function refuseManyLists(count: number): void {
  if (count > listLimit) throw fail('tooManyValues', { parameter: 'childRelationships', limit: listLimit })
}

/** The child records of one relationship that are included with a record. */
export interface ChildSelection {
  readonly relationship: ResolvedChildRelationship
  readonly child: ResolvedObject
  readonly selection: FieldSelection
}

/** Qualified names, as in a query. */
interface QualifiedNames {
  readonly fields: readonly string[]
  readonly optionalFields: readonly string[]
}

/**
 * Parses `childRelationships`: `Account.Cases`, or `Account.Cases.Subject` for a field in addition to the id and the
 * name that all child records carry. Names in `fields` and `optionalFields` that begin with a child's object are the
 * child's; `own` are the others.
 */
export function parseChildren(
  object: ResolvedObject,
  relationships: readonly string[],
  names: QualifiedNames,
  context: CallContext,
): { readonly own: QualifiedNames; readonly children: readonly ChildSelection[] } {
  if (relationships.length === 0) return { own: names, children: [] }
  const found = new Map<ResolvedChildRelationship, { child: ResolvedObject; fields: string[] }>()
  for (const name of relationships) {
    const { relationship, child, field } = findRelationship(object, name, context)
    const entry = found.get(relationship) ?? { child, fields: [] }
    if (field !== '') entry.fields.push(field)
    found.set(relationship, entry)
  }
  refuseManyLists(found.size)
  const children = [...found].map(([relationship, { child, fields }]) => ({
    relationship,
    child,
    selection: {
      fields: [...fields, ...namesOf(child, names.fields)],
      optionalFields: [...namesOf(child, names.optionalFields), 'Id', ...child.nameFields],
    },
  }))
  const isOwn = (name: string) =>
    isNameOf(object, name) || !children.some(({ child }) => isNameOf(child, name))
  const own = { fields: names.fields.filter(isOwn), optionalFields: names.optionalFields.filter(isOwn) }
  return { own, children }
}

/** A relationship whose records or reference the viewer cannot read is treated like one that does not exist. */
function findRelationship(object: ResolvedObject, name: string, context: CallContext) {
  const [objectApiName = '', relationshipName = '', ...field] = name.split('.')
  const relationship = object.childRelationships.find(
    (candidate) => candidate.relationshipName.toLowerCase() === relationshipName.toLowerCase(),
  )
  const child =
    relationship === undefined ? undefined : context.metadata.object(relationship.childObjectApiName)
  const access = child?.access[context.viewer.class]
  if (
    objectApiName.toLowerCase() !== object.apiName.toLowerCase() ||
    relationship === undefined ||
    child === undefined ||
    access?.records.kind === 'none' ||
    !access?.read.has(relationship.fieldApiName)
  ) {
    const reason = `${object.apiName} has no child relationship ${name.slice(0, 120)}`
    throw fail('invalidParameter', { parameter: 'childRelationships', reason })
  }
  return { relationship, child, field: field.join('.') }
}

function namesOf(child: ResolvedObject, names: readonly string[]): readonly string[] {
  return names.filter((name) => isNameOf(child, name)).map((name) => name.slice(child.apiName.length + 1))
}

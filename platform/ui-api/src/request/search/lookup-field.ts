import { fail } from '@porchlight/errors'
import type { ResolvedField, ResolvedObject } from '@porchlight/metadata'
import type { CallContext } from '../../define/handler'
import { fieldsOf, type ListField, pathFor } from '../lists/list-view'
import { findObject } from '../records/find-object'

/** A reference field that records are looked up for, as one viewer has it. */
export interface LookupField {
  readonly object: ResolvedObject
  readonly field: ResolvedField
  /** The objects whose records can be chosen; empty when the viewer can read no record of them. */
  readonly targets: readonly LookupTarget[]
}

/** An object whose records can be chosen. */
export interface LookupTarget {
  readonly object: ResolvedObject
  /** Null when the viewer cannot read it. */
  readonly nameField: ListField | null
  /** Distinguishes records with the same name: the first field of the compact layout after the name. */
  readonly secondaryField: ListField | null
}

/**
 * Finds the reference field of that name. Fails with `notFound` for an object that does not exist for the viewer, with
 * `unknownField` for such a field, and with `invalidParameter` for a field that is not a reference.
 */
export function findLookupField(
  objectApiName: string,
  fieldApiName: string,
  context: CallContext,
): LookupField {
  const { object, access } = findObject(objectApiName, context)
  const field = object.fieldsByLowerName.get(fieldApiName.toLowerCase())
  if (field === undefined || !access.read.has(field.apiName)) {
    throw fail('unknownField', { field: fieldApiName.slice(0, 80), object: object.apiName })
  }
  if (field.reference === null) {
    throw fail('invalidParameter', { parameter: 'fieldApiName', reason: `${field.apiName} is no lookup.` })
  }
  const target = context.metadata.object(field.reference.objectApiName)
  const reaches = target !== undefined && target.access[context.viewer.class].records.kind !== 'none'
  return { object, field, targets: reaches ? [lookupTarget(target, context)] : [] }
}

/** Returns the field's targets, or the one that is named; fails with `notFound` when it is none of them. */
export function chosenTargets(
  lookup: LookupField,
  targetApiName: string | undefined,
): readonly LookupTarget[] {
  if (targetApiName === undefined) return lookup.targets
  const wanted = targetApiName.toLowerCase()
  const targets = lookup.targets.filter(({ object }) => object.apiName.toLowerCase() === wanted)
  if (targets.length === 0) throw fail('notFound')
  return targets
}

function lookupTarget(object: ResolvedObject, context: CallContext): LookupTarget {
  const pathOf = (name: string) => pathFor(name, object, context.viewer, context)
  const [nameField] = fieldsOf(object.nameFields.slice(0, 1), pathOf)
  const [secondaryField] = fieldsOf(object.layouts.Compact.fieldApiNames, pathOf).filter(
    ({ path }) => !path.field.nameField,
  )
  return { object, nameField: nameField ?? null, secondaryField: secondaryField ?? null }
}

import { fail } from '@porchlight/errors'
import type {
  ResolvedField,
  ResolvedMetadata,
  ResolvedObject,
  Viewer,
  ViewerClass,
} from '@porchlight/metadata'
import type { CompileContext } from '../compile/compile-context'
import { isReadable, unknownField } from '../compile/field-path'
import { referencedObject } from '../compile/linked'
import { compileRowRule, predicateSql } from '../compile/row-predicate'
import type { EngineContext } from '../engine-context'
import { readRecord } from '../read/read-record'
import { columnOf, tableOf } from '../sql/identifier'

/** The record that a list is restricted to: its children through `reference`. */
export interface ListParent {
  readonly reference: ResolvedField
  readonly recordId: string
}

/** Resolves the parent of a list; the reference field must be one that the viewer can read. */
export function resolveParent(
  object: ResolvedObject,
  viewerClass: ViewerClass,
  parent: { readonly fieldApiName: string; readonly recordId: string } | null,
): ListParent | null {
  if (parent === null) return null
  const field = object.fieldsByLowerName.get(parent.fieldApiName.toLowerCase())
  if (field === undefined || field.reference === null || !isReadable(object, viewerClass, field)) {
    throw unknownField(object, parent.fieldApiName)
  }
  return { reference: field, recordId: parent.recordId }
}

/** Restricts to children of the parent whose id is at `input`, and only when the viewer can see the parent itself. */
export function compileParent(
  context: CompileContext,
  rootAlias: string,
  reference: ResolvedField,
  input: number,
): string {
  const placeholder = context.parameters.input(input)
  const target = referencedObject(context.metadata, reference)
  const alias = context.nextAlias()
  const visible = predicateSql(compileRowRule(context, target, alias))
  const parent = `select 1 from ${tableOf(target)} ${alias} where ${columnOf(alias, 'Id')} = ${placeholder} and ${visible}`
  return `${columnOf(rootAlias, reference.apiName)} = ${placeholder} and exists (${parent})`
}

/** Fails with `notFound` unless the viewer can see the parent: an empty list and a missing list are different. */
export async function requireParent(
  engine: EngineContext,
  viewer: Viewer,
  metadata: ResolvedMetadata,
  parent: ListParent,
): Promise<void> {
  const target = referencedObject(metadata, parent.reference)
  const isOfTarget = parent.recordId.startsWith(target.keyPrefix)
  const selection = { fields: [], optionalFields: [] }
  const found = isOfTarget ? await readRecord(engine, viewer, parent.recordId, selection) : null
  if (found === null) throw fail('notFound')
}

import { fail } from '@porchlight/errors'
import type { ResolvedField, ResolvedMetadata, ResolvedObject } from '@porchlight/metadata'

/** The object that a reference field refers to; resolved metadata always has it. */
export function referencedObject(metadata: ResolvedMetadata, reference: ResolvedField): ResolvedObject {
  const name = reference.reference?.objectApiName
  const object = name === undefined ? undefined : metadata.object(name)
  if (object === undefined) {
    throw fail('invalidMetadata', { reason: `${reference.apiName} refers to no declared object.` })
  }
  return object
}

/** The field of that exact api name; names of resolved metadata always exist. */
export function fieldOf(object: ResolvedObject, apiName: string): ResolvedField {
  const field = object.fields.get(apiName)
  if (field === undefined) {
    throw fail('invalidMetadata', { reason: `${object.apiName} has no field ${apiName}.` })
  }
  return field
}

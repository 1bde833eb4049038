import { viewerClasses } from '../viewer'
import { invalidMetadata } from './invalid-metadata'
import type { ResolvedField, ResolvedObject } from './resolved-metadata'

/**
 * Checks that the Spanish counterpart of a text exists, is a text, and may be read by everyone who may read the text
 * itself: a display value shows no more than its reader may see.
 */
export function checkTranslatedFields(objects: ReadonlyMap<string, ResolvedObject>): void {
  for (const object of objects.values()) {
    for (const field of object.fields.values()) {
      const path = `${object.apiName}.${field.apiName}`
      if (field.spanishField !== null) checkReadable(object, field, [object, field.spanishField], path)
      if (field.copyOf !== null) checkCopy(objects, object, field, path)
    }
  }
}

function checkCopy(
  objects: ReadonlyMap<string, ResolvedObject>,
  object: ResolvedObject,
  field: ResolvedField,
  path: string,
): void {
  const { reference = '', field: original = '' } = field.copyOf ?? {}
  const target = objects.get(object.fields.get(reference)?.reference?.objectApiName ?? '')
  const spanish = target?.fields.get(original)?.spanishField ?? null
  if (target === undefined || spanish === null) {
    throw invalidMetadata(`${path}: copyOf must lead to a field with a spanishField.`)
  }
  checkReadable(object, field, [target, original], path)
  checkReadable(object, field, [target, spanish], path)
}

function checkReadable(
  object: ResolvedObject,
  field: ResolvedField,
  [target, name]: readonly [ResolvedObject, string],
  path: string,
): void {
  const shown = target.fields.get(name)
  if (shown?.dataType !== field.dataType) {
    throw invalidMetadata(`${path}: ${target.apiName}.${name} is no ${field.dataType}.`)
  }
  for (const viewerClass of viewerClasses) {
    const reaches = target.access[viewerClass].records.kind !== 'none'
    const reads = object.access[viewerClass].read.has(field.apiName)
    if (reads && reaches && !target.access[viewerClass].read.has(name)) {
      throw invalidMetadata(
        `${path}: ${viewerClass} may not read ${target.apiName}.${name}, which it is shown as.`,
      )
    }
  }
}

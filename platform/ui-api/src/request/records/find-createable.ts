import { fail } from '@porchlight/errors'
import type { CallContext } from '../../define/handler'
import { findObject, type ReadableObject } from './find-object'

/** The object of that api name, as `findObject` finds it; `forbidden` when the viewer creates none of its records. */
export function findCreateable(apiName: string, context: CallContext): ReadableObject {
  const readable = findObject(apiName, context)
  if (!readable.access.createable) throw fail('forbidden')
  return readable
}

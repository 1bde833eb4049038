import type { RecordRepresentation, ResolvedObject } from '@porchlight/metadata'
import type { FieldSelection } from '@porchlight/record-engine'
import type { CallContext } from '../define/handler'
import { layoutFields } from './layout-fields'

/**
 * Returns what the response to a write shows of a record of `object`: its name, the fields of its full layout, and
 * those `named`, as far as the viewer may read them.
 */
export function writtenSelection(
  object: ResolvedObject,
  named: readonly string[],
  context: CallContext,
): FieldSelection {
  const access = object.access[context.viewer.class]
  const ofLayout = layoutFields(object, access, ['Full'], ['View'])
  return { fields: [], optionalFields: [...ofLayout, ...object.nameFields, ...named] }
}

/**
 * Reads a record that was just written, as the viewer now sees it; null when the viewer does not see it any
 * more.
 */
export function readWritten(
  object: ResolvedObject,
  recordId: string,
  named: readonly string[],
  context: CallContext,
): Promise<RecordRepresentation | null> {
  return context.engine.readRecord(context.viewer, recordId, writtenSelection(object, named, context))
}

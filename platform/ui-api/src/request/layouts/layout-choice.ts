import type { LayoutChoice, LayoutMode, LayoutType, ResolvedObject } from '@porchlight/metadata'
import { findRecordType } from '../records/find-object'

/** What a query says of a layout; names that are absent have their usual value. */
export interface LayoutQuery {
  readonly layoutType?: LayoutType
  readonly mode?: LayoutMode
  readonly recordTypeId?: string
}

/**
 * The layout that `query` names: Full, View and the master record type unless it says otherwise
 * (`docs/specification/data-service.md` section 5). Fails like `findRecordType`.
 */
export function parseLayoutChoice(object: ResolvedObject, query: LayoutQuery): LayoutChoice {
  return {
    layoutType: query.layoutType ?? 'Full',
    mode: query.mode ?? 'View',
    recordTypeId: findRecordType(object, query.recordTypeId).recordTypeId,
  }
}

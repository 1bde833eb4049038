import type { LayoutChoice, LayoutMode, LayoutType, ResolvedObject } from '@porchlight/metadata'
import { findRecordType } from '../records/find-object'

/** The layout that a query requests; omitted names have their defaults. */
export interface LayoutQuery {
  readonly layoutType?: LayoutType
  readonly mode?: LayoutMode
  readonly recordTypeId?: string
}

/**
 * Returns the layout that `query` names: Full, View and the master record type by default
 * (`docs/specification/data-service.md` section 5). Fails like `findRecordType`.
 */
export function parseLayoutChoice(object: ResolvedObject, query: LayoutQuery): LayoutChoice {
  return {
    layoutType: query.layoutType ?? 'Full',
    mode: query.mode ?? 'View',
    recordTypeId: findRecordType(object, query.recordTypeId).recordTypeId,
  }
}

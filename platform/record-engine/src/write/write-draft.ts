import type { FieldScalar, ResolvedField, ResolvedObject, Viewer, WriteGrant } from '@porchlight/metadata'
import type { EngineContext } from '../engine-context'
import type { ExpectedVersion } from '../record-engine'

/** Values of a record by field, in stored form. */
export type StoredValues = Readonly<Record<string, FieldScalar>>

/** The record as it was when the write started. */
export interface PreviousRecord {
  readonly values: StoredValues
  /** `SystemModstamp` as returned by the driver: the value that the UPDATE compares with. */
  readonly modstamp: string
}

/**
 * A creation or change in progress through the steps. Steps read and refine `next` and `changed`; everything else is
 * set by the first step.
 */
export interface WriteDraft {
  readonly engine: EngineContext
  readonly viewer: Viewer
  readonly object: ResolvedObject
  readonly recordId: string
  /** Null at creation. */
  readonly previous: PreviousRecord | null
  /** The values of the request, by field; checked for access, then for type. */
  readonly given: ReadonlyMap<ResolvedField, unknown>
  readonly expected: ExpectedVersion
  /** Fields that may be set beyond the viewer's access. */
  readonly grants: readonly WriteGrant[]
  readonly now: Date
  /** The values of the record once written. */
  next: StoredValues
  /** The fields to write: those in the request and those derived from them. */
  readonly changed: Set<string>
  /** Whether the request uses the object's assignment rule. */
  readonly useDefaultRule: boolean
  /** The fields that the assignment rule set. */
  readonly assigned: Set<string>
}

/** A change of a record that there is. */
export type ChangeDraft = WriteDraft & { readonly previous: PreviousRecord }

/**
 * Returns the fields of `written` that the viewer is responsible for: it need not be able to see what the assignment
 * rule sets.
 */
export function answeredFor(draft: WriteDraft, written: Iterable<string>): ReadonlySet<string> {
  return new Set([...written].filter((apiName) => !draft.assigned.has(apiName)))
}

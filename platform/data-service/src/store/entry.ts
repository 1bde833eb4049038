import type { FetchResponse } from '../network/resource-request'
import type { FieldTree } from './field-tree'
import type { RecordValue } from './record'
import type { Edition } from './store-writer'

interface EntryBase {
  readonly key: string
  /** Counts the changes of the content, so that anything built from it can check whether it is still valid. */
  revision: number
  /** Milliseconds of the epoch. */
  ingestedAt: number
  /** The last millisecond at which the entry is fresh. */
  expiresAt: number
}

/** A record, with the fields of all the responses that carried it. */
export interface RecordEntry extends EntryBase {
  readonly kind: 'record'
  /**
   * The whole record except its fields. It may be a complete record, as carried by a response: while `fields` are its
   * own, readers of all of them can receive it unchanged.
   */
  head: RecordHead
  /** Copied before it is changed: views share its values. */
  fields: Readonly<Record<string, StoredField>>
  version: number
  /** Requested fields that this version does not contain for this viewer. */
  absent: ReadonlySet<string> | null
  /** Fields that are known only from an older version. */
  outdated: ReadonlySet<string> | null
  /** Whether the record is still to be created: a field that it lacks is absent rather than missing. */
  readonly isDraft: boolean
  /** The views assembled for readers, one for each set of fields; few, so that a search is short. */
  views: readonly RecordView[]
}

export type RecordHead = Omit<RecordValue, 'fields'>

/** A head without the fields that it may have with it. */
export function headOf(record: RecordHead | RecordValue): RecordHead {
  if (!('fields' in record)) return record
  const { fields: _fields, ...head } = record
  return head
}

/** A field in the store: with its value, or with the key of the record that it refers to. */
export interface StoredField {
  readonly displayValue: string | null
  readonly value?: unknown
  readonly link?: string
}

/** What readers of some fields of a record receive, frozen. */
export interface RecordView {
  readonly tree: FieldTree
  revision: number
  readonly head: RecordHead
  readonly data: RecordValue
  /** Whether none of its fields leads to another record. */
  readonly flat: boolean
}

/** A response that is not a record; records in it are links. */
export interface ValueEntry extends EntryBase {
  readonly kind: 'value'
  template: unknown
  /** The store's sequence when its request was sent. */
  sentAt: number
  readonly edition: Edition | null
  /** The last result assembled from the template; undefined before. */
  view: unknown
}

/** A remembered 404. */
export interface ErrorEntry extends EntryBase {
  readonly kind: 'error'
  readonly error: FetchResponse
}

export type StoreEntry = RecordEntry | ValueEntry | ErrorEntry

import type { FieldScalar } from '../field-types/field-value'

/** A field of a record as the data service sends it; a spanned reference carries a record as its value. */
export interface FieldValue {
  readonly displayValue: string | null
  readonly value: FieldScalar | RecordRepresentation
}

export interface RecordTypeInfo {
  readonly available: boolean
  readonly defaultRecordTypeMapping: boolean
  readonly master: boolean
  readonly name: string
  readonly recordTypeId: string
}

/** A record as the data service sends it (`docs/specification/data-service.md` section 3, Record). */
export interface RecordRepresentation {
  readonly apiName: string
  readonly childRelationships: Readonly<Record<string, unknown>>
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly fields: Readonly<Record<string, FieldValue>>
  /** 18 characters. */
  readonly id: string
  readonly lastModifiedById: string | null
  readonly lastModifiedDate: string | null
  readonly recordTypeId: string
  readonly recordTypeInfo: RecordTypeInfo | null
  readonly systemModstamp: string | null
  /** `systemModstamp` in milliseconds of the epoch. */
  readonly weakEtag: number
}

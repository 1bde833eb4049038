/** A record as the data service sends it, as far as the store has to know it. */
export interface RecordValue {
  /** 18 characters. */
  readonly id: string
  readonly apiName: string
  readonly fields: Readonly<Record<string, RecordFieldValue>>
  /** Hash over one representation; differs with the set of fields. */
  readonly eTag?: string
  /** The record's version: `systemModstamp` in milliseconds of the epoch. */
  readonly weakEtag?: number
  readonly systemModstamp?: string | null
  readonly recordTypeInfo?: unknown
}

/** A field's value; that of a spanned reference is a record. */
export interface RecordFieldValue {
  readonly displayValue: string | null
  readonly value: unknown
}

/** Whether `value` is a record with an id; a record still to be created has none and is stored as plain data. */
export function isRecordValue(value: unknown): value is RecordValue {
  if (typeof value !== 'object' || value === null) return false
  const { id, apiName, fields } = value as Partial<Record<keyof RecordValue, unknown>>
  return (
    typeof id === 'string' &&
    id.length === 18 &&
    typeof apiName === 'string' &&
    typeof fields === 'object' &&
    fields !== null &&
    !Array.isArray(fields)
  )
}

/** Returns the version of a copy of a record; 0 when it has none. */
export function versionOf(record: RecordValue): number {
  if (typeof record.weakEtag === 'number') return record.weakEtag
  const moment = Date.parse(record.systemModstamp ?? '')
  return Number.isNaN(moment) ? 0 : moment
}

/** A record as the data service sends it. */
export interface Envelope {
  readonly id: string
  readonly apiName: string
  readonly weakEtag: number
  readonly fields: Readonly<Record<string, { readonly displayValue: string | null; readonly value: unknown }>>
}

/** An empty cache of one kind, as its users use it. Times are measured until the result is visible. */
export interface Cache {
  /** Takes in an answer that carries a list of records, under the list's name. */
  ingestList(name: string, records: readonly Envelope[]): Promise<void> | void
  /** Takes in an answer that carries one record, such as that of a write. */
  ingestRecord(record: Envelope): Promise<void> | void
  /** Reads fields of a record that is held, as a component does that renders. */
  read(recordId: string): unknown
  /** Notifies `listener` of each change of a record's field; returns the function that ends the subscription. */
  subscribe(recordId: string, fieldName: string, listener: () => void): () => void
  /** The value of a field in the list that carried the record. */
  readInList(name: string, recordId: string, fieldName: string): unknown
}

/** One kind of cache. */
export interface Contestant {
  readonly name: string
  /** A record in the form that its own kind of server would send; as the data service sends it when absent. */
  toWire?(record: Envelope): Envelope
  /** Whether a record is held once, whichever answers carried it. */
  readonly isNormalised: boolean
  create(): Promise<Cache> | Cache
  /**
   * Returns the requests that are sent when as many components as `configs` start to read in one tick, each some fields
   * of some record; absent if it has no network layer.
   */
  countCalls?(configs: readonly ReadConfig[]): Promise<number>
}

/** What one component reads. */
export interface ReadConfig {
  readonly recordId: string
  readonly fieldNames: readonly string[]
}

/** A record as the data service sends it. */
export interface Envelope {
  readonly id: string
  readonly apiName: string
  readonly weakEtag: number
  readonly fields: Readonly<Record<string, { readonly displayValue: string | null; readonly value: unknown }>>
}

/** An empty cache of one kind, as its users use it. Times are measured until the result is visible. */
export interface Cache {
  /** Stores a response that contains a list of records, under the list's name. */
  ingestList(name: string, records: readonly Envelope[]): Promise<void> | void
  /** Stores a response that contains one record, such as that of a write. */
  ingestRecord(record: Envelope): Promise<void> | void
  /** Reads fields of a cached record, as a rendering component does. */
  read(recordId: string): unknown
  /** Notifies `listener` of each change of a record's field; returns the function that ends the subscription. */
  subscribe(recordId: string, fieldName: string, listener: () => void): () => void
  /** Returns the value of a field in the list that contained the record. */
  readInList(name: string, recordId: string, fieldName: string): unknown
}

/** One kind of cache. */
export interface Contestant {
  readonly name: string
  /**
   * Converts a record to the form that its own kind of server would send; by default it is as the data service sends
   * it.
   */
  toWire?(record: Envelope): Envelope
  /** Whether a record is stored once, whichever responses contained it. */
  readonly isNormalised: boolean
  create(): Promise<Cache> | Cache
  /**
   * Returns the requests that are sent when as many components as `configs` start to read in one tick, each some fields
   * of some record; absent if it has no network layer.
   */
  countCalls?(configs: readonly ReadConfig[]): Promise<number>
}

/** The reads of one component. */
export interface ReadConfig {
  readonly recordId: string
  readonly fieldNames: readonly string[]
}

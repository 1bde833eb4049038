/** The separator characters; the reader reads them from the `ISA` segment, where they have fixed positions. */
export interface Delimiters {
  readonly element: string
  readonly component: string
  readonly segment: string
}

/** The name of a segment and its elements: `['REF', 'Q5', '', '1008901…']`. Element 3 is at index 3. */
export type Segment = readonly string[]

/** A party of an interchange; the qualifier `01` means that the id is a D-U-N-S number. */
export interface Partner {
  readonly qualifier: string
  readonly id: string
}

/** A fault that the receiver finds in a set; `code` is that of AK502 (X12 element 718). */
export interface SetFault {
  readonly code: '1' | '2' | '3' | '4' | '5' | '6' | '7'
  /** The segments and elements, for AK3 and AK4. */
  readonly notes: readonly SegmentNote[]
}

/** A segment that is wrong; codes are those of AK304 (X12 element 720) and AK403 (723). */
export interface SegmentNote {
  readonly segment: string
  /** Counted from 1, with `ST`. */
  readonly position: number
  readonly code: string
  readonly element?: { readonly position: number; readonly code: string }
}

/** A fault in a group; `code` is that of AK905 (X12 element 716). */
export interface GroupFault {
  readonly code: '3' | '4' | '5'
}

export interface TransactionSet {
  /** `814`. */
  readonly id: string
  readonly control: string
  /** Those between `ST` and `SE`. */
  readonly segments: readonly Segment[]
  readonly faults: readonly SetFault[]
}

export interface FunctionalGroup {
  /** `GE` for 814, `PT` for 867, `FA` for 997. */
  readonly id: string
  readonly sender: string
  readonly receiver: string
  /** `CCYYMMDD`. */
  readonly date: string
  /** `HHMM`, or longer. */
  readonly time: string
  readonly control: string
  /** `004010`. */
  readonly version: string
  readonly sets: readonly TransactionSet[]
  readonly faults: readonly GroupFault[]
}

export interface Interchange {
  readonly delimiters: Delimiters
  readonly sender: Partner
  readonly receiver: Partner
  /** `YYMMDD`. */
  readonly date: string
  /** `HHMM`. */
  readonly time: string
  /** `00401`. */
  readonly version: string
  /** Nine digits. */
  readonly control: string
  /** `P` for production, `T` for test. */
  readonly usage: 'P' | 'T'
  readonly groups: readonly FunctionalGroup[]
}

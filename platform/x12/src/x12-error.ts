/** The position of an error in a file; unknown parts are left out. Segments count from 1, with `ISA`. */
export interface Place {
  readonly interchange?: string
  readonly group?: string
  readonly set?: string
  readonly segment?: number
  /** `REF03`. */
  readonly element?: string
}

/** The errors in a file because of which none of it is accepted. */
export type X12Problem =
  | 'tooLarge'
  | 'noInterchange'
  | 'badDelimiters'
  | 'badElement'
  | 'unexpectedSegment'
  | 'missingTrailer'
  | 'wrongCount'
  | 'wrongControlNumber'

/**
 * A file that is not an interchange, or values that cannot form one. Its message contains positions and codes, never
 * content.
 */
export class X12Error extends Error {
  override readonly name = 'X12Error'

  constructor(
    readonly problem: X12Problem,
    readonly place: Place,
    said: string,
  ) {
    super(`${said}${placeText(place)}`)
  }
}

function placeText(place: Place): string {
  const parts = Object.entries(place).map(([name, value]) => `${name} ${value}`)
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`
}

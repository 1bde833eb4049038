/** What an address gives as `zip`. */
export interface TypedZip {
  /** Five digits; null when none were given. */
  readonly zip: string | null
  /** What was typed in place of a ZIP code; null when it was one, or nothing. */
  readonly wrongZip: string | null
}

/** Reads the ZIP code of an address; of one with nine digits the first five count. */
export function readTypedZip(search: URLSearchParams): TypedZip {
  const typed = (search.get('zip') ?? '').trim()
  const zip = /^(\d{5})(-?\d{4})?$/.exec(typed)?.[1] ?? null
  return { zip, wrongZip: zip === null && search.has('zip') ? typed : null }
}

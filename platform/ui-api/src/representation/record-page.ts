import type { RecordRepresentation } from '@porchlight/metadata'

/** The platform's `RecordCollection`: a page of records without the list that they come from. */
export interface RecordPageRepresentation {
  /** The number of records on this page. */
  readonly count: number
  readonly currentPageToken: string
  readonly currentPageUrl: string
  readonly nextPageToken: string | null
  readonly nextPageUrl: string | null
  readonly previousPageToken: string | null
  readonly previousPageUrl: string | null
  readonly records: readonly RecordRepresentation[]
}

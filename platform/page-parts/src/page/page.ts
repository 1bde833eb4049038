import type { BrandKey } from '@porchlight/brands'
import type { Formatter, Language } from '@porchlight/i18n'
import type { FormOutcome, PageViewer } from '@porchlight/portal-page'

/** What a render reports about the surrounding document; only the server reads it. */
export interface PageHead {
  title: string
  status: number
}

/** The page that a screen is on. */
export interface Page {
  readonly language: Language
  readonly brand: BrandKey
  readonly viewer: PageViewer | null
  readonly form: FormOutcome | null
  readonly demo: boolean
  /** The calendar day, `YYYY-MM-DD`, that the page was rendered for. */
  readonly today: string
  readonly format: Formatter
  /** Only set on the server. */
  readonly head: PageHead | null
}

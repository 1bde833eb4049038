import type { BrandKey } from '@porchlight/brands'
import type { Formatter, Language } from '@porchlight/i18n'
import type { FormOutcome, PageViewer } from '@porchlight/portal-page'

/** What a render reports about the document around it; only the server reads it. */
export interface PageHead {
  title: string
  status: number
}

/** What every screen knows about the page it is on. */
export interface Page {
  readonly language: Language
  readonly brand: BrandKey
  readonly viewer: PageViewer | null
  readonly form: FormOutcome | null
  readonly demo: boolean
  /** The calendar day, `YYYY-MM-DD`, that the page was rendered for. */
  readonly today: string
  readonly format: Formatter
  /** Present on the server. */
  readonly head: PageHead | null
}

import type { BrandKey } from '@porchlight/brands'
import type { DataServiceState } from '@porchlight/data-service'
import type { Language } from '@porchlight/i18n'
import type { FormOutcome, PageViewer } from '@porchlight/portal-page'

/** The state that a rendered page passes to the browser, so that it shows the same without another request. */
export interface PageState {
  readonly language: Language
  readonly brand: BrandKey
  readonly viewer: PageViewer | null
  readonly form: FormOutcome | null
  readonly demo: boolean
  /** The screen that was rendered; it differs from the address's for unknown addresses and failures. */
  readonly screenName: string
  /** The calendar day, `YYYY-MM-DD`, that the page was rendered for, in the time zone of its texts. */
  readonly today: string
  /** Dates and numbers as the server formatted them, by what they represent. */
  readonly texts: Readonly<Record<string, string>>
  /** The data-service store. */
  readonly data: DataServiceState
}

export const pageStateElementId = 'page-state'

/**
 * Writes `state` as JSON that is safe inside a script element: `<` is escaped, so no text in it can end the
 * element or open a comment; the two line separators are escaped for old readers.
 */
export function encodePageState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * Reads the state that `encodePageState` wrote into a page. Null if only a part of the page arrived, because its reader
 * stopped it or followed a link: it then stays as it is.
 */
export function readPageState(page: Pick<Document, 'getElementById'>): PageState | null {
  const element = page.getElementById(pageStateElementId)
  // Something follows the element in every whole page.
  if (element === null || element.nextSibling === null) return null
  return JSON.parse(element.textContent ?? '') as PageState
}

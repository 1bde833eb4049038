import type { BrandKey } from '@porchlight/brands'
import type { NetworkAdapter } from '@porchlight/data-service'

/** The signed-in user of a page; null on pages requested by a guest. No personal data beyond ids. */
export interface PageViewer {
  readonly userId: string
  /** Display name for the header, from `User.Name`. */
  readonly name: string
}

/**
 * The result of a form's server method, when the form was posted without a script: field values to show again (never
 * secrets) and errors by field name; `form` holds those that concern the whole form.
 */
export interface FormOutcome {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, string>>
  /** The status that the page is sent with, such as 401 or 429. */
  readonly status: number
}

/**
 * The parameter in the forms of a page that staff view as its customer does: such a form is rejected wherever it
 * arrives, even when the view is over and the request would be the staff member's own.
 */
export const viewParameter = 'customer-view'

/** How staff view a customer's page (docs/adr/0088). */
export interface PageView {
  /** First name and initial, such as `Ana R.`. */
  readonly customerName: string
  readonly endsInMinutes: number
  /** The language of the viewer, which the banner is in. */
  readonly language: 'en' | 'es'
  /** Whether a change was just rejected. */
  readonly isRefused: boolean
}

/** A request for a page. */
export interface PageRequest {
  /** Path and query as the browser sent them, such as `/es/usage?account=001...`. */
  readonly address: string
  /** The brand of the host that the page was requested from. */
  readonly hostBrand: BrandKey
  readonly viewer: PageViewer | null
  /** Calls the endpoints in process as the page's viewer. */
  readonly network: NetworkAdapter
  /** Present when a staff member views the page: it is then sent without scripts, below a banner. */
  readonly view: PageView | null
  readonly form: FormOutcome | null
  /** Nonce of the page's content security policy; for every script and style element. */
  readonly nonce: string
  /** The moment that the page is rendered for. */
  readonly now: Date
  /** Whether the server runs in demo mode: the page then shows this and offers the demo sign-ins. */
  readonly demo: boolean
}

/** A page that could not be rendered; `form` if it would have been the response to one. */
export type ErrorPageRequest = Pick<PageRequest, 'address' | 'hostBrand' | 'form' | 'nonce' | 'now' | 'demo'>

/** A rendered page, or a redirect when `location` is set. */
export interface PageResponse {
  readonly status: number
  readonly location: string | null
  readonly html: string
  /** The error when the page is sent with 500, for the server's log; null otherwise. */
  readonly failure: unknown
}

/** A page of the portal as known to the server. `path` is without `/es`; parameters as `:name`. */
export interface PageRoute {
  readonly path: string
  readonly access: 'guest' | 'customer'
  /** Whether it shows data of the signed-in customer, which staff do not have. */
  readonly showsOwnData: boolean
  /** Whether links of mails lead here; in the address of any other page a link is ignored. */
  readonly takesLink: boolean
  /** Whether a form may be posted to such a link itself, as mail programs do. */
  readonly takesPostedLink: boolean
}

/** The exports of the portal's built server entry. The server imports the built file; apps import no app. */
export interface PortalServerEntry {
  readonly routes: readonly PageRoute[]
  readonly renderPage: (request: PageRequest) => Promise<PageResponse>
  /** Renders the page for when not even `renderPage` can be called: without a viewer, scripts or any read. */
  readonly renderErrorPage: (request: ErrorPageRequest) => Promise<string>
}

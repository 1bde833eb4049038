import { languageOfPath } from '@porchlight/i18n'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { GuideWords } from './guide-words'

/** A button that signs a person in. */
interface SignInForm {
  readonly username: string
  readonly password: string
  /** A path of the site to redirect to. */
  readonly startUrl: string
  /** The log-in address in the language of the page that contains the form. */
  readonly action: string
  readonly words: string
  /** Read aloud after the label when several forms on a page have the same label. */
  readonly whom?: string
  readonly look?: 'primary' | 'quiet' | 'door'
}

/**
 * Renders the form. It posts to this page’s own host, where the session cookie then is; the brand follows the account.
 */
export function signInForm({
  username,
  password,
  startUrl,
  action,
  words,
  whom,
  look = 'quiet',
}: SignInForm): Html {
  return html`<form method="post" action="${action}"><input type="hidden" name="username" value="${username}"><input type="hidden" name="password" value="${password}"><input type="hidden" name="startURL" value="${startUrl}"><button class="${look}">${words}${whom === undefined ? html`` : html`<span class="aloud"> ${whom}</span>`}</button></form>`
}

/**
 * Returns the page of a person’s story as linked from the guide: in Spanish for people who prefer Spanish, and for
 * everyone when the guide is read in Spanish.
 */
export function pathFor({ to }: GuideWords, path: string): string {
  return languageOfPath(path) === 'es' ? path : to(path)
}

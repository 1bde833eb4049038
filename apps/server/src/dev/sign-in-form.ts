import { languageOfPath } from '@porchlight/i18n'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { GuideWords } from './guide-words'

/** One press that signs a person in. */
interface SignInForm {
  readonly username: string
  readonly password: string
  /** A path of the site: where it leads. */
  readonly startUrl: string
  /** The log-in in the language of the page that has the form. */
  readonly action: string
  readonly words: string
  /** Read aloud after the words, where several forms of a page have the same. */
  readonly whom?: string
  readonly look?: 'primary' | 'quiet' | 'door'
}

/** The form posts to this page’s own host, where the session cookie then is; the brand follows the account. */
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
 * The page of a person’s story as the guide leads there: people who prefer Spanish are shown theirs in Spanish, and whoever
 * reads the guide in Spanish is shown everybody’s so.
 */
export function pathFor({ to }: GuideWords, path: string): string {
  return languageOfPath(path) === 'es' ? path : to(path)
}

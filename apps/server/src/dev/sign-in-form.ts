import { type Html, html } from '@porchlight/server-methods/files/html'

/** One press that signs a person in. */
interface SignInForm {
  readonly username: string
  readonly password: string
  /** A path of the site: where it leads. */
  readonly startUrl: string
  readonly words: string
  /** Read aloud after the words, where several forms of a page have the same. */
  readonly whom?: string
  readonly look?: 'primary' | 'quiet' | 'door'
}

/** The form posts to this page’s own host, where the session cookie then is; the brand follows the account. */
export function signInForm({ username, password, startUrl, words, whom, look = 'quiet' }: SignInForm): Html {
  return html`<form method="post" action="/login"><input type="hidden" name="username" value="${username}"><input type="hidden" name="password" value="${password}"><input type="hidden" name="startURL" value="${startUrl}"><button class="${look}">${words}${whom === undefined ? html`` : html`<span class="aloud"> ${whom}</span>`}</button></form>`
}

import { type Html, html } from '@porchlight/server-methods/files/html'
import { devStyles } from './dev-styles'

/** The parts of the guide, in their order: the anchor and its words. */
const parts = [
  ['people', 'Customers'],
  ['staff', 'Staff'],
  ['look-ups', 'Guests'],
  ['mailbox', 'Mail and texts'],
  ['work', 'Advisor’s work'],
  ['controls', 'Time and providers'],
  ['engineers', 'For engineers'],
] as const

/** A page of the guided demo: its one style element is allowed by `nonce`. */
interface DevPage {
  readonly title: string
  /** Stands above the content, as wide as the window; a plain heading where there is none. */
  readonly top?: Html
  readonly body: Html
  readonly nonce: string
  /** Addresses of what the page loads; without them it has no scripts. */
  readonly files?: { readonly script: string; readonly styles: readonly string[] }
}

/** The whole document of a page of the guided demo. */
export function devPage({ title, top, body, nonce, files }: DevPage): string {
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><style nonce="${nonce}">${{ markup: devStyles() }}</style>${files === undefined ? html`` : loading(files)}</head>
<body><a class="skip" href="#content">Go to the content</a>${top ?? plainTop(title)}<main id="content">${body}</main></body></html>`
  return page.markup
}

/** The bar that leads to the parts of the guide. */
export function partsBar(): Html {
  return html`<nav class="parts" aria-label="Parts of the guide"><ul>${parts.map(
    ([anchor, words]) => html`<li><a href="#${anchor}">${words}</a></li>`,
  )}</ul></nav>`
}

function loading({ script, styles }: NonNullable<DevPage['files']>): Html {
  return html`${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}<script type="module" src="${script}"></script>`
}

function plainTop(title: string): Html {
  return html`<header class="plain"><p><a href="/dev">Porchlight demo</a></p><h1>${title}</h1></header>`
}

import { toLanguagePath } from '@porchlight/i18n'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { devStyles } from './dev-styles'
import type { GuideWords } from './guide-words'

/** The parts of the guide, in their order: the anchor and the label. */
const parts = [
  ['people', 'customers'],
  ['ways', 'ways'],
  ['work', 'work'],
  ['controls', 'controls'],
] as const

/** A page of the guided demo: its one style element is allowed by `nonce`. */
export interface DevPage {
  readonly title: string
  readonly words: GuideWords
  /** The address that it was asked for by, for the way to the other language; absent where there is no other. */
  readonly address?: string
  /** Stands above the content, as wide as the window; a plain heading where there is none. */
  readonly top?: Html
  readonly body: Html
  readonly nonce: string
  /** Addresses of what the page loads; without them it has no scripts. */
  readonly files?: { readonly script: string; readonly styles: readonly string[] }
}

/** The whole document of a page of the guided demo. */
export function devPage({ title, words, address, top, body, nonce, files }: DevPage): string {
  const { language, t } = words
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><style nonce="${nonce}">${{ markup: devStyles() }}</style>${files === undefined ? html`` : loading(files)}</head>
<body><a class="skip" href="#content">${t('skip')}</a>${address === undefined ? html`` : languageLink(words, address)}${top ?? plainTop(title, words)}<main id="content">${body}</main></body></html>`
  return page.markup
}

/** The bar that leads to the parts of the guide. */
export function partsBar({ t }: GuideWords): Html {
  return html`<nav class="parts" aria-label="${t('parts')}"><ul>${parts.map(
    ([anchor, label]) => html`<li><a href="#${anchor}">${t(label)}</a></li>`,
  )}</ul></nav>`
}

/** The way to the same page in the other language. */
function languageLink({ language, t }: GuideWords, address: string): Html {
  const other = language === 'es' ? 'en' : 'es'
  return html`<nav class="language" aria-label="${t('language')}"><a href="${toLanguagePath(address, other)}" lang="${other}" hreflang="${other}">${t('otherLanguage')}</a></nav>`
}

function loading({ script, styles }: NonNullable<DevPage['files']>): Html {
  return html`${styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}<script type="module" src="${script}"></script>`
}

function plainTop(title: string, { t, to }: GuideWords): Html {
  return html`<header class="plain"><p><a href="${to('/dev')}">${t('title')}</a></p><h1>${title}</h1></header>`
}

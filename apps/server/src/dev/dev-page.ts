import { toLanguagePath } from '@porchlight/i18n'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { devStyles } from './dev-styles'
import type { GuideWords } from './guide-words'

/** The parts of the guide, in order: anchor and label. */
const parts = [
  ['people', 'customers'],
  ['ways', 'ways'],
  ['work', 'work'],
  ['controls', 'controls'],
] as const

/** A page of the guided demo; `nonce` allows its only style element. */
export interface DevPage {
  readonly title: string
  readonly words: GuideWords
  /** The requested address, for the link to the other language; absent when there is no other. */
  readonly address?: string
  /** Shown above the content at full window width; a plain heading by default. */
  readonly top?: Html
  readonly body: Html
  readonly nonce: string
  /** Addresses of the files the page loads; without them it has no scripts. */
  readonly files?: { readonly script: string; readonly styles: readonly string[] }
}

/** Renders the complete document of a page of the guided demo. */
export function devPage({ title, words, address, top, body, nonce, files }: DevPage): string {
  const { language, t } = words
  const page = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>${title}</title><style nonce="${nonce}">${{ markup: devStyles() }}</style>${files === undefined ? html`` : loading(files)}</head>
<body><a class="skip" href="#content">${t('skip')}</a>${address === undefined ? html`` : languageLink(words, address)}${top ?? plainTop(title, words)}<main id="content">${body}</main></body></html>`
  return page.markup
}

/** Renders the navigation bar to the parts of the guide. */
export function partsBar({ t }: GuideWords): Html {
  return html`<nav class="parts" aria-label="${t('parts')}"><ul>${parts.map(
    ([anchor, label]) => html`<li><a href="#${anchor}">${t(label)}</a></li>`,
  )}</ul></nav>`
}

/** Renders the link to the same page in the other language. */
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

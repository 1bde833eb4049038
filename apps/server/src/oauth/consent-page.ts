import { randomBytes } from 'node:crypto'
import { type BrandColours, type BrandKey, brandOf, tokensOf } from '@porchlight/brands'
import {
  programAccessDays,
  programRights,
  programRightTexts,
} from '@porchlight/domains/getting-in/operations/program-access/program-rights'
import { createLabels } from '@porchlight/i18n'
import type { Language } from '@porchlight/metadata'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { brandMark } from '../markup/brand-mark'
import { consentTexts } from './consent-texts'
import { accessTokenSeconds } from './oauth-store'

/** A page and the policy that it is to be sent with. */
export interface PolicedPage {
  readonly html: string
  readonly policy: string
}

/** What a person approves or declines. */
export interface ConsentQuestion {
  readonly brand: BrandKey
  readonly language: Language
  /** The path of this page, which its form posts to. */
  readonly path: string
  readonly clientName: string
  readonly scopes: readonly string[]
  /** Where the answer goes: to an address of the program, or to the device that shows this code. */
  readonly goesTo: { readonly redirectUri: string } | { readonly userCode: string }
  readonly user: { readonly userId: string; readonly name: string }
}

/** The page on which a person approves or declines what a program asks for. */
export function consentPage(question: ConsentQuestion): PolicedPage {
  const { brand, language, clientName: client, scopes, user, path, goesTo } = question
  const say = createLabels(language, consentTexts)
  const target = 'redirectUri' in goesTo ? new URL(goesTo.redirectUri) : null
  const code = 'userCode' in goesTo ? goesTo.userCode : null
  const other = language === 'es' ? 'en' : 'es'
  const rights = programRights(scopes)
  const sayRight = createLabels(language, programRightTexts)
  const named = { client, brand: brandOf(brand).names.displayName }
  return framed(
    { brand, language, title: say('title'), formTarget: target?.origin ?? null },
    html`<h1>${say('question', named)}</h1>
<p>${say('signedInAs', { name: user.name })}</p>
${code === null ? '' : html`<p>${say('compare')}</p><p class="code">${code}</p><p>${say('neverRequested')}</p>`}
<h2>${say('will', named)}</h2>
<ul>${rights.map((right) => html`<li>${sayRight(right, { days: programAccessDays })}</li>`)}</ul>
<p>${rights.includes('refresh') ? say('lastsDays', { days: programAccessDays }) : say('lastsMinutes', { minutes: accessTokenSeconds / 60 })}</p>
<p>${target === null ? say('nextOnDevice') : say('next', { host: target.host })}</p>
<form method="post" action="${path}?lang=${language}"><input type="hidden" name="user" value="${user.userId}">${code === null ? '' : html`<input type="hidden" name="user_code" value="${code}">`}<button class="primary" name="decision" value="approve">${say('approve')}</button> <button name="decision" value="decline">${say('decline')}</button></form>
<p><a href="${path}?lang=${other}${code === null ? '' : `&user_code=${code}`}" lang="${other}" hreflang="${other}">${say('other')}</a></p>`,
  )
}

/** The page for a request whose program may not be told that it is refused. It repeats nothing of the request. */
export function refusalPage(brand: BrandKey, language: Language): PolicedPage {
  const say = createLabels(language, consentTexts)
  const title = say('refusedTitle')
  return framed({ brand, language, title, formTarget: null }, html`<h1>${title}</h1><p>${say('refused')}</p>`)
}

/** A page of the authorization server in the brand's frame; its form posts here, or to `formTarget` as well. */
export function framed(
  page: {
    readonly brand: BrandKey
    readonly language: Language
    readonly title: string
    readonly formTarget: string | null
  },
  content: Html,
): PolicedPage {
  const nonce = randomBytes(18).toString('base64')
  const { displayName } = brandOf(page.brand).names
  const document = html`<html lang="${page.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title} | ${displayName}</title><style nonce="${nonce}">${{ markup: stylesOf(page.brand) }}</style></head><body><header>${brandMark(page.brand)}<strong>${displayName}</strong></header><main>${content}</main></body></html>`
  const target = page.formTarget === null ? '' : ` ${page.formTarget}`
  return {
    html: `<!doctype html>${document.markup}`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; form-action 'self'${target}; base-uri 'none'; frame-ancestors 'none'`,
  }
}

function stylesOf(brand: BrandKey): string {
  const { light, dark, radius } = tokensOf(brand)
  return `:root { color-scheme: light dark; ${variables(light)} font: 17px/1.5 system-ui, sans-serif }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
* { box-sizing: border-box } body { margin: 0; background: var(--canvas); color: var(--ink); overflow-wrap: anywhere }
header { display: flex; gap: 12px; align-items: center; padding: 16px; max-width: 40rem; margin: 0 auto }
.mark { width: 32px; height: 32px } .tone-primary { fill: var(--primary) } .tone-accent { fill: var(--accent) }
main { max-width: 40rem; margin: 0 auto; padding: 24px; background: var(--surface); border: 1px solid var(--border); border-radius: ${radius.card}px }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 16px } h2 { font-size: 1.06rem; margin: 24px 0 8px }
.code { font-size: 1.5rem; font-weight: 700; letter-spacing: .1em }
label { font-weight: 600; flex-basis: 100% } .error { flex-basis: 100%; margin: 0; padding-left: 12px; border-left: 4px solid var(--accent); font-weight: 600 }
input:not([type=hidden]) { font: inherit; font-size: 1.25rem; letter-spacing: .1em; text-transform: uppercase; width: 12em; max-width: 100%; min-height: 48px; padding: 8px 12px; border: 1px solid var(--ink); border-radius: ${radius.control}px; background: var(--surface); color: var(--ink) }
a { color: var(--primary); display: inline-block; padding: 12px 0 }
form { display: flex; flex-wrap: wrap; gap: 12px; margin: 24px 0 8px }
button { font: inherit; font-weight: 600; min-height: 48px; padding: 10px 20px; border: 1px solid var(--primary); border-radius: ${radius.control}px; background: none; color: var(--primary); cursor: pointer }
.primary { background: var(--primary); color: var(--on-primary) }
:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }`
}

function variables(colours: BrandColours): string {
  const { canvas, surface, ink, border, primary, onPrimary, accent } = colours
  return `--canvas: ${canvas}; --surface: ${surface}; --ink: ${ink}; --border: ${border}; --primary: ${primary}; --on-primary: ${onPrimary}; --accent: ${accent};`
}

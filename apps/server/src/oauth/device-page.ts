import type { BrandKey } from '@porchlight/brands'
import { createLabels } from '@porchlight/i18n'
import type { Language } from '@porchlight/metadata'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { framed, type PolicedPage } from './consent-page'
import { consentTexts } from './consent-texts'

interface Frame {
  readonly brand: BrandKey
  readonly language: Language
  /** The path of these pages. */
  readonly path: string
}

/** Why a code that was typed leads nowhere: it is not known, or there were too many such, for so many minutes. */
export type CodeProblem = 'unknown' | { readonly minutes: number }

/** The page on which a person types the code of a device; `typed` is what is in the field already. */
export function deviceCodePage(
  { brand, language, path }: Frame,
  typed: string,
  problem: CodeProblem | null,
): PolicedPage {
  const say = createLabels(language, consentTexts)
  const other = language === 'es' ? 'en' : 'es'
  const error =
    problem === null ? null : problem === 'unknown' ? say('deviceUnknown') : say('deviceTooOften', problem)
  const field = error === null ? html`` : html` aria-invalid="true" aria-describedby="code-error"`
  const title = error === null ? say('deviceTitle') : `${error.split('.')[0]} – ${say('deviceTitle')}`
  return framed(
    { brand, language, title, formTarget: null },
    html`<h1>${say('deviceTitle')}</h1>
<p>${say('deviceLead')}</p>
<form method="post" action="${path}?lang=${language}"><label for="code">${say('deviceCode')}</label>${error === null ? '' : html`<p class="error" id="code-error" role="alert">${error}</p>`}<input id="code" name="user_code" value="${typed}" maxlength="40" required autofocus autocomplete="off" autocapitalize="characters" spellcheck="false"${field}><button class="primary">${say('deviceContinue')}</button></form>
<p><a href="${path}?${new URLSearchParams({ lang: other, user_code: typed }).toString()}" lang="${other}" hreflang="${other}">${say('other')}</a></p>`,
  )
}

/** The page when a program wants a log-in that is newer than the person's: how to log in again, for the same code. */
export function newLoginPage({ brand, language, path }: Frame, client: string, code: string): PolicedPage {
  const say = createLabels(language, consentTexts)
  const title = say('newLogin')
  const logOut = `${language === 'es' ? '/es' : ''}/logout`
  const back = `${path}?${new URLSearchParams({ lang: language, user_code: code }).toString()}`
  return framed(
    { brand, language, title, formTarget: null },
    html`<h1>${title}</h1><p>${say('newLoginWhy', { client })}</p><p>${say('newLoginHow', { code })}</p>
<p><a href="${logOut}">${say('newLoginOut')}</a></p><p><a href="${back}">${say('newLoginBack')}</a></p>`,
  )
}

/** The page after a decision: where to go on. */
export function deviceDonePage(
  { brand, language }: Frame,
  { clientName, isApproved }: { readonly clientName: string; readonly isApproved: boolean },
): PolicedPage {
  const say = createLabels(language, consentTexts)
  const title = say(isApproved ? 'deviceDone' : 'deviceDeclined')
  const next = say(isApproved ? 'deviceDoneNext' : 'deviceDeclinedNext', { client: clientName })
  const signIns: Html = html`<p><a href="${language === 'es' ? '/es' : ''}/profile/sessions">${say('deviceSignIns')}</a></p>`
  return framed(
    { brand, language, title, formTarget: null },
    html`<h1>${title}</h1><p>${next}</p>${isApproved ? signIns : ''}`,
  )
}

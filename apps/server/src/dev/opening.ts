import { brandKeys, brandOf, defaultBrandKey } from '@porchlight/brands'
import type { TourPerson } from '@porchlight/demo/world/tour-people'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'
import { type GuideWords, partPath } from './guide-words'
import { pathFor, signInForm } from './sign-in-form'

/** A house at night with two doors, each with its light. */
const porch = html`<svg class="porch" viewBox="0 0 480 300" aria-hidden="true"><path d="M0 300V150L240 20l240 130v150z" fill="#1d3a63"/><path d="M-10 156L240 20l250 136" fill="none" stroke="#33588c" stroke-width="14"/><path d="M210 96h60v44h-60z" fill="#f7d58b"/><path d="M240 96v44M210 118h60" stroke="#1d3a63" stroke-width="5"/><path d="M130 168L40 300h180z" fill="#f2b33d" opacity=".22"/><path d="M350 168L260 300h180z" fill="#f2b33d" opacity=".22"/><path d="M90 300V192a40 40 0 0 1 80 0v108z" fill="#e8eef7"/><path d="M310 300V192a40 40 0 0 1 80 0v108z" fill="#7fd0c8"/><circle cx="156" cy="244" r="5" fill="#1d3a63"/><circle cx="376" cy="244" r="5" fill="#1d3a63"/><circle cx="130" cy="140" r="22" fill="#f2b33d" opacity=".35"/><circle cx="130" cy="140" r="10" fill="#ffd67a"/><circle cx="350" cy="140" r="22" fill="#f2b33d" opacity=".35"/><circle cx="350" cy="140" r="10" fill="#ffd67a"/></svg>`

/** Renders the top of the guide: what this is, the two doors, and the brands. */
export function opening(
  { settings }: ServerContext,
  words: GuideWords,
  everyone: readonly TourPerson[],
): Html {
  const { language, t, to } = words
  const [customer] = everyone
  const advisor = everyone.find(({ role }) => role === 'Advisor')
  const code = html`${t('advisorDoor')} <a href="${to('/dev/authenticator')}">${t('getCode')}</a>.`
  return html`<header class="opening"><div class="inside"><div class="words"><h1>${t('title')}</h1>
<p class="lead">${t('lead')}</p>
<div class="doors">${door(words, customer, t('beCustomer'), html`${t('customerDoor')}`)}${door(words, advisor, t('beAdvisor'), code)}</div>
<p class="fine">${t('invented')}</p></div>${porch}</div></header>
<section class="brands" aria-label="${t('brands')}"><ul>${brandKeys.map((brand) => {
    const { displayName, tagline } = brandOf(brand).names
    const address = settings.brandAddresses[brand]
    return html`<li class="b-${brand}">${brandMark(brand)}<div><strong>${displayName}</strong><span>${tagline[language]}</span></div>
<p><a href="${address}/" lang="en" hreflang="en" aria-label="EN: ${displayName} in English">EN</a><a href="${address}/es" lang="es" hreflang="es" aria-label="ES: ${displayName} en español">ES</a></p></li>`
  })}</ul></section>`
}

/** Renders a five-minute tour for those who want a guided start. */
export function firstSteps({ settings }: ServerContext, { t, to }: GuideWords): Html {
  const plans = `${settings.brandAddresses[defaultBrandKey]}${to('/plans?zip=77002')}`
  return html`<section id="begin" aria-labelledby="begin-title"><h2 id="begin-title">${t('begin')}</h2><ol class="steps">
<li>${t('beginBill')}</li>
<li>${t('beginPay')}</li>
<li><a href="${plans}">${t('beginPlan')}</a> ${t('beginPlanEnd')}</li>
<li><a href="${to(partPath('look-ups'))}">${t('beginLookUp')}</a> ${t('beginLookUpEnd')}</li>
<li>${t('beginMessage')} <a href="${to(partPath('messages'))}">${t('beginAnswer')}</a> ${t('beginMessageEnd')}</li>
</ol></section>`
}

function door(words: GuideWords, person: TourPerson | undefined, label: string, text: Html): Html {
  if (person?.signIn == null) return html``
  const { signIn, name } = person
  const whom = words.t('asPerson', { name })
  return html`<div class="door">${signInForm({ ...signIn, startUrl: pathFor(words, signIn.home), action: words.to('/login'), words: label, whom, look: 'door' })}<p>${text}</p></div>`
}

import { brandKeys, brandOf } from '@porchlight/brands'
import type { TourPerson } from '@porchlight/demo/world/tour-people'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'
import type { GuideWords } from './guide-words'
import { portrait } from './portrait'
import { scene } from './scene'
import { pathFor, signInForm } from './sign-in-form'

/** The part of the guide that introduces people: customers by brand, then staff. */
export function people(
  { settings }: ServerContext,
  words: GuideWords,
  everyone: readonly TourPerson[],
): Html {
  const { t, to } = words
  const customers = everyone.filter(({ role }) => role === null)
  const staff = everyone.filter(({ role }) => role !== null)
  return html`<section id="people" aria-labelledby="people-title"><h2 id="people-title">${t('beCustomer')}</h2>
<p>${t('customersLead')}</p>
${brandKeys.map((brand) => {
  const own = customers.filter((person) => person.brand === brand)
  if (own.length === 0) return html``
  return html`<h3 class="brand-title b-${brand}">${brandMark(brand)}${brandOf(brand).names.displayName}</h3>
<ul class="cards">${own.map((person) => card(words, person, settings.brandAddresses[brand]))}</ul>`
})}</section>
<section id="staff" aria-labelledby="staff-title"><h2 id="staff-title">${t('beAdvisor')}</h2>
<p>${t('staffLead')} <a href="${to('/dev/authenticator')}">${t('authenticator')}</a>. ${t('staffPasskey')}</p>
<ul class="cards">${staff.map((person) => card(words, person, settings.brandAddresses[person.brand]))}</ul></section>`
}

function card(words: GuideWords, person: TourPerson, address: string): Html {
  const { language, t } = words
  const { key, name, brand, role, story, stuck } = person
  const prefersSpanish =
    person.language === 'es'
      ? html` <span class="tag"><abbr title="${t('spanish')}">ES</abbr></span>`
      : html``
  const heading =
    role === null
      ? html`<h4 class="name">${name}${prefersSpanish}</h4>`
      : html`<h3 class="name">${name}${prefersSpanish}</h3>
<p class="role">${t(role, { brand: brandOf(brand).names.displayName })}</p>`
  return html`<li class="card person b-${brand}"><div class="picture">${scene(key, brand)}${portrait(key, brand, role !== null)}</div>
<div class="about">${heading}
<p>${story[language]}</p><p class="stuck"><strong>${t(role === null ? 'stuck' : 'waiting')}</strong> ${stuck[language]}</p></div>
<div class="ways">${waysOf(words, person, address)}</div></li>`
}

/** What can be pressed below a person: the next thing to try, and their home. */
function waysOf(words: GuideWords, { name, firstName, next, signIn }: TourPerson, address: string): Html {
  const { language, t, to } = words
  const nextPath = pathFor(words, next.path)
  const label = next.label[language]
  if (signIn === null) {
    return html`<a class="primary" href="${address}${nextPath}">${label}</a><span class="aside">${t('noLogin')} <a href="#look-ups">${t('below')}</a></span>`
  }
  const form = { username: signIn.username, password: signIn.password, action: to('/login') }
  const whom = t('asPerson', { name })
  const home = { ...form, startUrl: pathFor(words, signIn.home), words: t('homeOf', { name: firstName }) }
  return html`${signInForm({ ...form, startUrl: nextPath, words: label, whom, look: 'primary' })}${
    next.path === signIn.home ? html`` : signInForm(home)
  }`
}

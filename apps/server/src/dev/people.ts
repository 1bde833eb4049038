import { brandKeys, brandOf } from '@porchlight/brands'
import type { TourPerson } from '@porchlight/demo/world/tour-people'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { fold } from './fold'
import { type GuideWords, partPath } from './guide-words'
import { portrait } from './portrait'
import { scene } from './scene'
import { pathFor, signInForm } from './sign-in-form'

/** Renders the part of the guide that introduces customers, by brand. */
export function customers(
  { settings }: ServerContext,
  words: GuideWords,
  everyone: readonly TourPerson[],
): Html {
  const { t } = words
  const found = brandKeys.flatMap((brand) =>
    everyone.filter((person) => person.role === null && person.brand === brand),
  )
  return html`<section id="people" aria-labelledby="people-title"><h2 id="people-title">${t('beCustomer')}</h2>
<p>${t('customersLead')}</p>
<ul class="cards">${found.map((person) => card(words, person, settings.brandAddresses[person.brand]))}</ul></section>`
}

/** Renders the part of the guide that introduces staff. */
export function staff({ settings }: ServerContext, words: GuideWords, everyone: readonly TourPerson[]): Html {
  const { t, to } = words
  const found = everyone.filter(({ role }) => role !== null)
  return fold(
    words,
    { id: 'staff', title: 'beAdvisor', state: t('staffState') },
    html`<p>${t('staffLead')} <a href="${to('/dev/authenticator')}">${t('authenticator')}</a>. ${t('staffPasskey')}</p>
<ul class="cards">${found.map((person) => card(words, person, settings.brandAddresses[person.brand]))}</ul>`,
  )
}

function card(words: GuideWords, person: TourPerson, address: string): Html {
  const { language, t } = words
  const { key, name, brand, role, story, stuck } = person
  const prefersSpanish =
    person.language === 'es'
      ? html` <span class="tag"><abbr title="${t('spanish')}">ES</abbr></span>`
      : html``
  const brandName = brandOf(brand).names.displayName
  const heading = role === null ? 'h3' : 'h4'
  return html`<li class="card person b-${brand}"><div class="picture">${scene(key, brand)}${portrait(key, brand, role !== null)}</div>
<div class="about"><${heading} class="name">${name}${prefersSpanish}</${heading}>
<p class="role">${role === null ? brandName : t(role, { brand: brandName })}</p>
<p>${story[language]}</p><p class="stuck"><strong>${t(role === null ? 'stuck' : 'waiting')}</strong> ${stuck[language]}</p></div>
<div class="ways">${waysOf(words, person, address)}</div></li>`
}

/** Renders the buttons below a person: the next thing to try, and their home. */
function waysOf(words: GuideWords, { name, firstName, next, signIn }: TourPerson, address: string): Html {
  const { language, t, to } = words
  const nextPath = pathFor(words, next.path)
  const label = next.label[language]
  if (signIn === null) {
    return html`<a class="primary" href="${address}${nextPath}">${label}</a><span class="aside">${t('noLogin')} <a href="${to(partPath('look-ups'))}">${t('below')}</a></span>`
  }
  const form = { username: signIn.username, password: signIn.password, action: to('/login') }
  const whom = t('asPerson', { name })
  const home = { ...form, startUrl: pathFor(words, signIn.home), words: t('homeOf', { name: firstName }) }
  return html`${signInForm({ ...form, startUrl: nextPath, words: label, whom, look: 'primary' })}${
    next.path === signIn.home ? html`` : signInForm(home)
  }`
}

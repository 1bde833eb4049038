import { type BrandKey, brandKeys, brandOf } from '@porchlight/brands'
import type { TourPerson } from '@porchlight/demo/world/tour-people'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'
import { portrait } from './portrait'
import { scene } from './scene'
import { signInForm } from './sign-in-form'

/** The part of the guide that introduces people: customers by brand, then staff. */
export function people({ settings }: ServerContext, everyone: readonly TourPerson[]): Html {
  const customers = everyone.filter(({ role }) => role === null)
  const staff = everyone.filter(({ role }) => role !== null)
  return html`<section id="people" aria-labelledby="people-title"><h2 id="people-title">Be a customer</h2>
<p>Each has a story and is stuck somewhere. The first button signs you in and opens the page on which to go on.</p>
${brandKeys.map((brand) => {
  const own = customers.filter((person) => person.brand === brand)
  if (own.length === 0) return html``
  return html`<h3 class="brand-title b-${brand}">${brandMark(brand)}${brandOf(brand).names.displayName}</h3>
<ul class="cards">${own.map((person) => card(person, settings.brandAddresses[brand]))}</ul>`
})}</section>
<section id="staff" aria-labelledby="staff-title"><h2 id="staff-title">Be an advisor</h2>
<p>Staff work in the console, which asks for a second factor: choose “Authenticator app”, and take the code from <a href="/dev/authenticator">the demo’s authenticator</a>. A passkey does too.</p>
<ul class="cards">${staff.map((person) => card(person, settings.brandAddresses[person.brand]))}</ul></section>`
}

function card(person: TourPerson, address: string): Html {
  const { key, name, firstName, brand, language, role, story, stuck, next, signIn } = person
  const at = role === null ? '' : role === 'Admin' ? 'Administrator, all brands' : `${role}, ${nameOf(brand)}`
  return html`<li class="card person b-${brand}"><div class="picture">${scene(key, brand)}${portrait(key, brand, role !== null)}</div>
<div class="about"><h${role === null ? '4' : '3'} class="name">${name}${language === 'es' ? html` <span class="tag"><abbr title="Spanish">ES</abbr></span>` : html``}</h${role === null ? '4' : '3'}>
${at === '' ? html`` : html`<p class="role">${at}</p>`}
<p>${story.en}</p><p class="stuck"><strong>${role === null ? 'Stuck' : 'Waiting'}</strong> ${stuck.en}</p></div>
<div class="ways">${
    signIn === null
      ? html`<a class="primary" href="${address}${next.path}">${next.label.en}</a><span class="aside">No login: take the numbers from <a href="#look-ups">below</a></span>`
      : html`${signInForm({ ...signIn, startUrl: next.path, words: next.label.en, whom: `as ${name}`, look: 'primary' })}${
          next.path === signIn.home
            ? html``
            : signInForm({ ...signIn, startUrl: signIn.home, words: `${firstName}’s home` })
        }`
  }</div></li>`
}

function nameOf(brand: BrandKey): string {
  return brandOf(brand).names.displayName
}

import { brandKeys, brandOf, defaultBrandKey } from '@porchlight/brands'
import type { TourPerson } from '@porchlight/demo/world/tour-people'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'
import { signInForm } from './sign-in-form'

/** A house at night with two doors, each with its light. */
const porch = html`<svg class="porch" viewBox="0 0 480 300" aria-hidden="true"><path d="M0 300V150L240 20l240 130v150z" fill="#1d3a63"/><path d="M-10 156L240 20l250 136" fill="none" stroke="#33588c" stroke-width="14"/><path d="M210 96h60v44h-60z" fill="#f7d58b"/><path d="M240 96v44M210 118h60" stroke="#1d3a63" stroke-width="5"/><path d="M130 168L40 300h180z" fill="#f2b33d" opacity=".22"/><path d="M350 168L260 300h180z" fill="#f2b33d" opacity=".22"/><path d="M90 300V192a40 40 0 0 1 80 0v108z" fill="#e8eef7"/><path d="M310 300V192a40 40 0 0 1 80 0v108z" fill="#7fd0c8"/><circle cx="156" cy="244" r="5" fill="#1d3a63"/><circle cx="376" cy="244" r="5" fill="#1d3a63"/><circle cx="130" cy="140" r="22" fill="#f2b33d" opacity=".35"/><circle cx="130" cy="140" r="10" fill="#ffd67a"/><circle cx="350" cy="140" r="22" fill="#f2b33d" opacity=".35"/><circle cx="350" cy="140" r="10" fill="#ffd67a"/></svg>`

/** The top of the guide: what this is, the two doors, and the brands. */
export function opening({ settings }: ServerContext, everyone: readonly TourPerson[]): Html {
  const [customer] = everyone
  const advisor = everyone.find(({ role }) => role === 'Advisor')
  return html`<header class="opening"><div class="inside"><div class="words"><h1>Porchlight demo</h1>
<p class="lead">A customer portal for energy retailers: walk in as a customer with a problem, or as the advisor who solves it.</p>
<div class="doors">${door(customer, 'Be a customer', html`Dana’s July bill is too high.`)}${door(
    advisor,
    'Be an advisor',
    html`The console asks for a second factor: <a href="/dev/authenticator">get its code</a>.`,
  )}</div>
<p class="fine">People, homes, utilities and prices are invented. Everything you see comes from the database.</p></div>${porch}</div></header>
<section class="brands" aria-label="The brands"><ul>${brandKeys.map((brand) => {
    const { displayName, tagline } = brandOf(brand).names
    const address = settings.brandAddresses[brand]
    return html`<li class="b-${brand}">${brandMark(brand)}<div><strong>${displayName}</strong><span>${tagline.en}</span></div>
<p><a href="${address}/" aria-label="${displayName} in English">EN</a><a href="${address}/es" aria-label="${displayName} en español" hreflang="es">ES</a></p></li>`
  })}</ul></section>`
}

/** Five minutes, for those who want a way through. */
export function firstSteps({ settings }: ServerContext): Html {
  return html`<section id="begin" aria-labelledby="begin-title"><h2 id="begin-title">In five minutes</h2><ol class="steps">
<li>Be Dana, see why July cost more, and read it in Spanish.</li>
<li>Pay her bill: a declined card first, then a good one.</li>
<li><a href="${settings.brandAddresses[defaultBrandKey]}/plans?zip=77002">Find a plan for ZIP code 77002</a> and sign up for it.</li>
<li><a href="#look-ups">Look up an order</a> as a guest and see whose turn it is.</li>
<li>Write a message, and <a href="#messages">answer it</a> while its page is open.</li>
</ol></section>`
}

function door(person: TourPerson | undefined, words: string, text: Html): Html {
  if (person?.signIn == null) return html``
  const { signIn } = person
  return html`<div class="door">${signInForm({ ...signIn, startUrl: signIn.home, words, whom: `as ${person.name}`, look: 'door' })}<p>${text}</p></div>`
}

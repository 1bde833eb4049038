import { type BrandKey, brandOf } from '@porchlight/brands'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'

interface LookUp {
  readonly brand: BrandKey
  readonly number: string
  readonly zip: string
  readonly hasLogin: boolean
}

/** The part of the guide that says which numbers find something: what a customer has on a bill or in a mail. */
export async function lookUps({ pool, settings }: ServerContext): Promise<Html> {
  const { rows } = await pool.query<LookUp>(
    `select distinct on (brand, "hasLogin") * from (
       select a."Account_Brand__c" as brand, a."AccountNumber" as number, a."Service_Postal_Code__c" as zip,
              exists (select 1 from record."User" u where u."ContactId" = a."ContactId") as "hasLogin"
       from record."Account" a join record."Order" o on o."AccountId" = a."Id" where o."Status" = 'Pending') found
     order by brand, "hasLogin", number`,
  )
  return html`<section id="look-ups" aria-labelledby="look-ups-title"><h2 id="look-ups-title">Be a guest</h2>
<p>Orders that are under way, as found on a letter or in a mail. Look them up, or make a login for those who have none.</p>
<ul class="rows framed">${rows.map(({ brand, number, zip, hasLogin }) => {
    const address = settings.brandAddresses[brand]
    return html`<li><p class="b-${brand} with-mark">${brandMark(brand)}<span><strong>${number}, ZIP code ${zip}</strong><br><small>${brandOf(brand).names.displayName} · ${
      hasLogin ? 'has a login' : 'has no login yet'
    }</small></span></p>
<p class="links"><a href="${address}/enrollment-status">Look it up</a>${
      hasLogin ? html`` : html` <a href="${address}/find-my-account">Make a login</a>`
    }</p></li>`
  })}</ul></section>`
}

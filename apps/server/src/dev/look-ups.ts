import { type BrandKey, brandOf } from '@porchlight/brands'
import type { ServerContext } from '../composition/server-context'
import { type Html, html } from './html'

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
  return html`<h2 id="look-ups">Numbers to look up</h2>
<p>Orders that are under way. Look them up as a guest, or make a login for who has none.</p>
<ul>${rows.map(({ brand, number, zip, hasLogin }) => {
    const address = settings.brandAddresses[brand]
    return html`<li><div><span>${number}, ZIP code ${zip}<br><small>${brandOf(brand).names.displayName} · ${
      hasLogin ? 'has a login' : 'has no login yet'
    }</small></span>
<span><a href="${address}/enrollment-status">Look it up</a> · <a href="${address}/find-my-account">Make a login</a></span></div></li>`
  })}</ul>`
}

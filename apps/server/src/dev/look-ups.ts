import { type BrandKey, brandOf } from '@porchlight/brands'
import { type Html, html } from '@porchlight/server-methods/files/html'
import type { ServerContext } from '../composition/server-context'
import { brandMark } from '../markup/brand-mark'
import { fold } from './fold'
import type { GuideWords } from './guide-words'

interface LookUp {
  readonly brand: BrandKey
  readonly number: string
  readonly zip: string
  readonly hasLogin: boolean
}

/** Renders the part of the guide that lists numbers to look up: those a customer has on a bill or in a mail. */
export async function lookUps({ pool, settings }: ServerContext, words: GuideWords): Promise<Html> {
  const { t, to } = words
  const { rows } = await pool.query<LookUp>(
    `select distinct on (brand, "hasLogin") * from (
       select a."Account_Brand__c" as brand, a."AccountNumber" as number, a."Service_Postal_Code__c" as zip,
              exists (select 1 from record."User" u where u."ContactId" = a."ContactId") as "hasLogin"
       from record."Account" a join record."Order" o on o."AccountId" = a."Id" where o."Status" = 'Pending') found
     order by brand, "hasLogin", number`,
  )
  return fold(
    words,
    { id: 'look-ups', title: 'beGuest', state: t('guestState') },
    html`<p>${t('guestsLead')}</p>
<ul class="rows">${rows.map(({ brand, number, zip, hasLogin }) => {
      const address = settings.brandAddresses[brand]
      return html`<li><p class="b-${brand} with-mark">${brandMark(brand)}<span><strong>${t('numberAndZip', { number, zip })}</strong><br><small>${brandOf(brand).names.displayName} · ${t(
        hasLogin ? 'hasLogin' : 'hasNoLogin',
      )}</small></span></p>
<p class="links"><a href="${address}${to('/enrollment-status')}">${t('lookUp')}</a>${
        hasLogin ? html`` : html` <a href="${address}${to('/find-my-account')}">${t('makeLogin')}</a>`
      }</p></li>`
    })}</ul>`,
  )
}

import { type BrandKey, isBrandKey } from '@porchlight/brands'
import type { DataService } from '@porchlight/data-service'
import { getUserAccountInformation } from '@porchlight/domains/client'
import { textOf } from '@porchlight/page-parts/records/field-value'
import type { PageViewer } from '@porchlight/portal-page'
import { getRecord } from '@porchlight/ui-api/client'

/**
 * Resolves the brand of a page (`docs/specification/portal.md` section 4): for a signed-in user that of the account
 * found for the user's contact, for a guest and whenever one of the two reads fails that of the address.
 */
export async function resolveBrand(
  fromHost: BrandKey,
  viewer: PageViewer | null,
  dataService: DataService,
): Promise<BrandKey> {
  if (viewer === null) return fromHost
  const user = await dataService.readOnce(getRecord, {
    recordId: viewer.userId,
    fields: ['User.Calc_Contact_Id__c'],
  })
  const contactId = user.state === 'Fulfilled' ? textOf(user.data, 'Calc_Contact_Id__c') : null
  if (contactId === null) return fromHost
  const account = await dataService.readOnce(getUserAccountInformation, { contactId })
  const brand = account.state === 'Fulfilled' ? account.data.Account_Brand__c : null
  return brand !== null && isBrandKey(brand) ? brand : fromHost
}

import { type BrandKey, isBrandKey } from '@porchlight/brands'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { fieldText } from './field-text'

/**
 * The brand that a call acts for (`docs/specification/portal.md` section 4), as pages show it: for a signed-in customer
 * that of their account, whichever brand's address they came to; for everybody else that of the address.
 */
export async function actingBrand(
  context: Pick<MethodContext, 'engine' | 'viewer' | 'hostBrand'>,
): Promise<BrandKey> {
  const { viewer, hostBrand } = context
  return viewer.class === 'customer'
    ? ((await brandOfContact(context, viewer.contactId)) ?? hostBrand)
    : hostBrand
}

/**
 * The brand of a contact's accounts, of which the active one counts, then the newest. They are read as the viewer: a
 * contact who is not the viewer's own reaches none, and the answer is null as for one without accounts.
 */
export async function brandOfContact(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  contactId: string,
): Promise<BrandKey | null> {
  const accounts = await firstRecords(engine, viewer, {
    objectApiName: 'Account',
    selection: { fields: [], optionalFields: ['Account_Brand__c', 'Status__c'] },
    condition: null,
    parent: { fieldApiName: 'ContactId', recordId: contactId },
    orderings: [{ field: 'CreatedDate', ascending: false }],
    pageSize: 50,
  })
  const account = accounts.find((record) => fieldText(record, 'Status__c') === 'Active') ?? accounts[0]
  const brand = account === undefined ? null : fieldText(account, 'Account_Brand__c')
  return brand !== null && isBrandKey(brand) ? brand : null
}

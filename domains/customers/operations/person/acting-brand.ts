import type { BrandKey } from '@porchlight/brands'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../objects/account/object'

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
 * The brand of a contact's accounts, of which the active one counts, then the newest; null without accounts. They are
 * read as the viewer: `notFound` for a contact who is not the viewer's own.
 */
export async function brandOfContact(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  contactId: string,
): Promise<BrandKey | null> {
  const accounts = await list(engine, viewer, accountObject, {
    fields: ['Account_Brand__c', 'Status__c'],
    of: { ContactId: contactId },
    orderedBy: ['-CreatedDate'],
    limit: 50,
  })
  const account = accounts.find((record) => record.Status__c === 'Active') ?? accounts[0]
  return account?.Account_Brand__c ?? null
}

import type { MethodContext } from '@porchlight/server-methods/define/method'
import { list } from '@porchlight/server-methods/records/list'
import { accountObject } from '../../../customers/objects/account/object'

/** The home of a sign-up. */
interface SignUpHome {
  readonly commodity: 'Electricity' | 'Gas'
  readonly street: string
  readonly zipCode: string
  /** The ESI ID or the gas account number; null when it is not known. */
  readonly servicePoint: string | null
}

/** More homes than one customer has. */
const mostAccounts = 200

/**
 * Whether the customer who is signed in has service at that home: of the same service point, or at the same street
 * and ZIP code. Their plan is changed on the account that they have; a second account would be on the same meter.
 * Nothing is revealed of accounts of others, so a guest has none.
 */
export async function hasServiceAt(
  { engine, viewer }: Pick<MethodContext, 'engine' | 'viewer'>,
  home: SignUpHome,
): Promise<boolean> {
  if (viewer.class !== 'customer') return false
  const accounts = await list(engine, viewer, accountObject, {
    fields: ['ESIID__c', 'Gas_Account_Number__c', 'Service_Street__c', 'Service_Postal_Code__c'],
    where: { Status__c: 'Active', Commodity__c: home.commodity },
    limit: mostAccounts,
  })
  return accounts.some((account) => {
    const servicePoint = account.ESIID__c ?? account.Gas_Account_Number__c
    if (servicePoint !== null && home.servicePoint !== null) return servicePoint === home.servicePoint
    return (
      comparable(account.Service_Street__c) === comparable(home.street) &&
      account.Service_Postal_Code__c?.slice(0, 5) === home.zipCode
    )
  })
}

/** A street without what people write differently: case, spaces and punctuation. */
function comparable(street: string | null): string {
  return (street ?? '').toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
}

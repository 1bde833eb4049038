import { list, listEvery } from '@porchlight/server-methods/records/list'
import { alertSubscriptionObject } from '../../../alerts/objects/alert-subscription/object'
import { autopayObject } from '../../../autopay/objects/autopay/object'
import { accountObject } from '../../../customers/objects/account/object'
import { userObject } from '../../../customers/objects/user/object'
import { type Counter, type CounterServices, languageOf, nextOf } from './counter'

/** Counts which of the accounts with service use the portal's features at present. */
export const adoptionCounter: Counter = {
  name: 'adoption',
  daysBack: null,
  objectApiName: accountObject.apiName,
  dayOf: async () => null,
  take: async (services, { after, limit, lastDay }) => {
    const { engine, systemViewer } = services
    const accounts = await list(engine, systemViewer, accountObject, {
      fields: [
        'Account_Brand__c',
        'Paperless__c',
        'ContactId',
        'Contact.Email',
        'Contact.IsEmailBounced',
        'Contact.Preferred_Language__c',
      ],
      where: { Status__c: 'Active', ...(after === '' ? {} : { Id: { gt: after } }) },
      orderedBy: ['Id'],
      limit,
    })
    const accountIds = accounts.map(({ id }) => id)
    const contactIds = accounts.flatMap(({ ContactId }) => ContactId ?? [])
    const emails = await loginEmails(services, [...new Set(contactIds)])
    const withAutopay = await accountsOf(services, autopayObject, { Status__c: 'Active' }, accountIds)
    const texts = { Status__c: 'Active', Channel__c: 'Text' } as const
    const withTexts = await accountsOf(services, alertSubscriptionObject, texts, accountIds)
    return {
      next: nextOf(accounts, limit),
      records: accounts.map((account) => {
        const email = emails.get(account.ContactId ?? '')
        // Whoever has a login opened a link that was mailed to its address.
        const isVerified =
          email !== undefined &&
          email === account['Contact.Email']?.toLowerCase() &&
          account['Contact.IsEmailBounced'] !== true
        return {
          id: account.id,
          day: lastDay,
          brand: account.Account_Brand__c,
          language: languageOf(account['Contact.Preferred_Language__c']),
          names: [
            'accounts',
            ...(email === undefined ? [] : ['login']),
            ...(account.Paperless__c ? ['paperless'] : []),
            ...(withAutopay.has(account.id) ? ['autopay'] : []),
            ...(withTexts.has(account.id) ? ['textAlerts'] : []),
            ...(isVerified ? ['verifiedEmail'] : []),
          ],
        }
      }),
    }
  },
}

/** The email address of each contact's active login, in small letters. */
async function loginEmails(
  { engine, systemViewer }: CounterServices,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (contactIds.length === 0) return new Map()
  const emails = new Map<string, string>()
  const logins = listEvery(engine, systemViewer, userObject, {
    fields: ['ContactId', 'Email', 'Username'],
    where: { ContactId: contactIds, IsActive: true, Portal_Role__c: 'Customer' },
    pageSize: 500,
  })
  for await (const { ContactId, Email, Username } of logins) {
    emails.set(ContactId ?? '', (Email ?? Username).toLowerCase())
  }
  return emails
}

/** Those of the accounts that records of `object` which fit belong to. */
async function accountsOf<Object extends typeof autopayObject | typeof alertSubscriptionObject>(
  { engine, systemViewer }: CounterServices,
  object: Object,
  where: { readonly Status__c: 'Active'; readonly Channel__c?: 'Text' },
  accountIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (accountIds.length === 0) return new Set()
  const found = new Set<string>()
  const records = listEvery(engine, systemViewer, object as typeof alertSubscriptionObject, {
    fields: ['Account__c'],
    where: { ...where, Account__c: accountIds },
    pageSize: 1_000,
  })
  for await (const { Account__c } of records) found.add(Account__c ?? '')
  return found
}

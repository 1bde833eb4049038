import { isPorchlightError } from '@porchlight/errors'
import { normaliseUsername } from '@porchlight/identity'
import { first } from '@porchlight/server-methods/records/list'
import { read } from '@porchlight/server-methods/records/read'
import { create } from '@porchlight/server-methods/records/write'
import { contactObject } from '../../customers/objects/contact/object'
import { userObject } from '../../customers/objects/user/object'
import type { BookRow } from '../rules/book-row'
import type { TakenCustomer } from './take-customer'
import { MadeMeanwhile, type RowOutcome, refuse, type Taking, writeOf } from './taking'

/**
 * Creates a login without a password for the customer of a row: the owner of its mailbox sets one by “Forgot password”.
 * An existing login stays as it is, with its address, password and owner: a row that differs is rejected with
 * `RowsRefused`. Throws `MadeMeanwhile` where a login of that customer or address was created in between: a retry finds
 * it.
 */
export async function takeLogin(
  { engine, viewer, t }: Taking,
  { contactId }: TakenCustomer,
  row: BookRow,
): Promise<RowOutcome> {
  const username = normaliseUsername(String(row.values.email))
  const isActive = row.values.inactive !== true
  const where = { ContactId: contactId }
  const own = await first(engine, viewer, userObject, { fields: ['Username', 'IsActive'], where })
  if (own !== null) {
    if (own.Username !== username) {
      throw refuse(row, t('loginOther'))
    }
    if (own.IsActive === isActive) return 'unchanged'
    const stored = own.IsActive ? 'no' : 'yes'
    throw refuse(row, t('loginState', { stored }))
  }
  const taken = await first(engine, viewer, userObject, { fields: [], where: { Username: username } })
  if (taken !== null) throw refuse(row, t('emailTaken'))
  const names = ['FirstName', 'LastName', 'Preferred_Language__c'] as const
  const contact = await read(engine, viewer, contactObject, contactId, names)
  if (contact === null) throw new TypeError(`The contact ${contactId} was just taken.`)
  await writeOf(row, () =>
    create(engine, viewer, userObject, {
      FirstName: contact.FirstName,
      LastName: contact.LastName,
      Username: username,
      Email: username,
      ContactId: contactId,
      Portal_Role__c: 'Customer',
      LanguageLocaleKey: contact.Preferred_Language__c === 'es' ? 'es_US' : 'en_US',
      IsActive: isActive,
    }).catch((error: unknown) => {
      throw isPorchlightError(error, 'duplicateValue') ? new MadeMeanwhile(error) : error
    }),
  )
  return 'new'
}

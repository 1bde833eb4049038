import { createFormatter } from '@porchlight/i18n'
import { parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { useBalance } from '../../../customers/components/glance/use-balance'
import { useCustomerAccounts } from '../../../customers/components/glance/use-customer-accounts'
import type { MergeValues, ReplyLanguage } from '../../facts/merge-fields'
import type { CaseCustomer } from './case-customer'

/** The fields of a case that are filled into templates. */
export const mergedCaseFields = [
  'Case.CaseNumber',
  'Case.AccountId',
  'Case.ContactId',
  'Case.SuppliedEmail',
  'Case.Account.AccountNumber',
  'Case.Account.Contract_End_Date__c',
  'Case.Contact.FirstName',
] as const

/**
 * Returns the values for a template of that case, in the language of the reply; null while they are being read. Number,
 * amount and plan are those of the account that the case is about, or of the customer's only one: of several, the
 * advisor chooses which is meant. A writer who was not signed in receives data of no account but the one that the case
 * is about.
 */
export function useMergeValues(
  record: ReadRecord,
  customer: CaseCustomer,
): ((language: ReplyLanguage) => MergeValues) | null {
  const isNamed = textOf(record, 'AccountId') !== null
  const asksContact = !isNamed && textOf(record, 'SuppliedEmail') === null
  const accounts = useCustomerAccounts(asksContact ? textOf(record, 'ContactId') : null)
  const known = accounts.data?.records ?? []
  const account = isNamed ? parentOf(record, 'Account') : known.length === 1 ? known[0] : undefined
  const balance = useBalance(account?.id ?? null)
  const isReading = asksContact && accounts.data === undefined && accounts.error === undefined
  if (isReading || balance === undefined) return null
  const planEnd = textOf(account, 'Contract_End_Date__c')
  return (language) => {
    const format = createFormatter({ language })
    return {
      firstName: textOf(parentOf(record, 'Contact'), 'FirstName'),
      number: textOf(record, 'CaseNumber'),
      brand: customer.brand,
      accountNumber: textOf(account, 'AccountNumber'),
      amountOwed: balance === null ? null : format.money(Math.max(0, balance)),
      planEnd: planEnd === null ? null : format.date(planEnd),
    }
  }
}

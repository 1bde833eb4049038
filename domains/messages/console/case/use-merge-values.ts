import { createFormatter } from '@porchlight/i18n'
import { parentOf, type ReadRecord, textOf } from '@porchlight/page-parts/records/field-value'
import { useBalance } from '../../../customers/components/glance/use-balance'
import type { MergeValues, ReplyLanguage } from '../../facts/merge-fields'
import type { CaseCustomer } from './case-customer'

/** The fields of a case that are filled into templates. */
export const mergedCaseFields = [
  'Case.CaseNumber',
  'Case.AccountId',
  'Case.Account.AccountNumber',
  'Case.Account.Contract_End_Date__c',
  'Case.Contact.FirstName',
] as const

/**
 * What is filled into a template of that case, in the language of the reply. A case that is about no account has no number,
 * amount or plan: which of the customer's accounts is meant is for the advisor to say.
 */
export function useMergeValues(
  record: ReadRecord,
  customer: CaseCustomer,
): (language: ReplyLanguage) => MergeValues {
  const account = parentOf(record, 'Account')
  const planEnd = textOf(account, 'Contract_End_Date__c')
  const balance = useBalance(textOf(record, 'AccountId'))
  return (language) => {
    const format = createFormatter({ language })
    return {
      firstName: textOf(parentOf(record, 'Contact'), 'FirstName'),
      number: textOf(record, 'CaseNumber'),
      brand: customer.brand,
      accountNumber: textOf(account, 'AccountNumber'),
      amountOwed: balance === undefined ? null : format.money(Math.max(0, balance)),
      planEnd: planEnd === null ? null : format.date(planEnd),
    }
  }
}

import type { ObjectDeclaration } from '@porchlight/metadata'
import { lawOf } from '../../facts/law-by-place'
import { type ContractTerm, contractMailDays, freeToLeaveFrom } from '../../rules/contract-notices'

/** The contract of an account as its fields hold it. */
export function contractTermOf(values: Readonly<Record<string, unknown>>): ContractTerm {
  return {
    start: textOf(values.Contract_Start_Date__c),
    end: textOf(values.Contract_End_Date__c),
    law:
      lawOf({ state: textOf(values.Service_State__c), commodity: textOf(values.Commodity__c) })
        ?.contractEnd ?? null,
  }
}

/**
 * When the customer is written to about the end of the contract, as the account page promises it. What was sent counts
 * for the end date that it stated: a contract whose end date changes is notified again.
 */
export const accountDerived: NonNullable<ObjectDeclaration['derived']> = {
  fields: [
    'First_Contract_Notice__c',
    'Second_Contract_Notice__c',
    'Last_Contract_Notice__c',
    'Free_To_Leave_From__c',
    'Next_Contract_Mail__c',
  ],
  compute: (next) => {
    const term = contractTermOf(next)
    const { end, law } = term
    const mailDays = contractMailDays(term)
    // The last mail announces that the contract has ended.
    const notices = mailDays.slice(0, -1)
    const sent = next.Contract_Mails_For__c === end ? Number(next.Contract_Mails_Sent__c ?? 0) : 0
    return {
      First_Contract_Notice__c: notices[0] ?? null,
      Second_Contract_Notice__c: notices[1] ?? null,
      Last_Contract_Notice__c: notices[2] ?? null,
      Free_To_Leave_From__c: law !== null && end !== null ? freeToLeaveFrom(end, law) : null,
      Next_Contract_Mail__c: next.Status__c === 'Active' ? (mailDays[sent] ?? null) : null,
    }
  },
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

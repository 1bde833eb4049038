import { useRelatedListRecords } from '@porchlight/data-service-react'

/** So many accounts of a customer are read. */
const shownAccounts = 5

/** Reads the first accounts of a customer for a glance; reads nothing without a customer. */
export function useCustomerAccounts(contactId: string | null) {
  return useRelatedListRecords(
    contactId === null
      ? undefined
      : {
          parentRecordId: contactId,
          relatedListId: 'Accounts',
          fields: [
            'Account.Name',
            'Account.AccountNumber',
            'Account.Status__c',
            'Account.Plan_Name__c',
            'Account.Contract_End_Date__c',
          ],
          pageSize: shownAccounts,
        },
  )
}

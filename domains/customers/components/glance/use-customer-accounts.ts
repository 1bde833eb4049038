import { useRelatedListRecords } from '@porchlight/data-service-react'

/** So many accounts of a customer are read. */
const shownAccounts = 5

/** The first accounts of a customer, as a glance shows them; of nobody, none is read. */
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

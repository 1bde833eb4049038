import { useRelatedListRecords } from '@porchlight/data-service-react'
import { numberOf } from '@porchlight/page-parts/records/field-value'

/**
 * Returns the amount owed according to the last line of the account's ledger, in dollars; below zero when we owe the
 * customer. Undefined while it is being read, null when it cannot be read and when there is no account.
 */
export function useBalance(accountId: string | null): number | null | undefined {
  const { data, error } = useRelatedListRecords(
    accountId === null
      ? undefined
      : {
          parentRecordId: accountId,
          relatedListId: 'Ledger_Entries__r',
          fields: ['Ledger_Entry__c.Balance__c'],
          sortBy: ['-Sequence__c'],
          pageSize: 1,
        },
  )
  if (accountId === null || error !== undefined) return null
  return data === undefined ? undefined : (numberOf(data.records[0], 'Balance__c') ?? 0)
}

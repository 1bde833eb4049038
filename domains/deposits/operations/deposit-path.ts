import type { StoredDeposit } from './read-deposit'

/** The address of a deposit's page, without the language; that of the account's deposit where it has no order. */
export function depositPath({ Order__c: orderId }: Pick<StoredDeposit, 'Order__c'>): string {
  return orderId === null ? '/deposit' : `/deposit/${orderId}`
}

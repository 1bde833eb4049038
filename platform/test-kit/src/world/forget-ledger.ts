import { escapeLiteral } from 'pg'

/**
 * Returns statements, to be sent as one, that remove the lines of an account's ledger, for tests that change its bills
 * and payments by bare statements: its lines are then derived from its records, as for an account that is older than
 * its ledger.
 */
export function forgetLedger(accountId: string): string {
  const trigger = (state: 'disable' | 'enable') =>
    `alter table record."Ledger_Entry__c" ${state} trigger ledger_is_append_only`
  const removal = `delete from record."Ledger_Entry__c" where "Account__c" = ${escapeLiteral(accountId)}`
  return [trigger('disable'), removal, trigger('enable')].join('; ')
}

import { useListed } from '@porchlight/page-parts/records/use-listed'
import { type LedgerLine, ledgerLineFields, toLedgerLine } from './ledger-line'

/** The lines of an account's ledger, newest first. */
export interface Ledger {
  readonly state: 'loading' | 'ready' | 'failed'
  readonly lines: readonly LedgerLine[]
  readonly hasOlder: boolean
}

/** Reads the newest `count` lines of an account's ledger. */
export function useLedger(accountId: string, count: number): Ledger {
  const { state, items, hasMore } = useListed({
    parentRecordId: accountId,
    relatedListId: 'Ledger_Entries__r',
    fields: ledgerLineFields,
    order: '-Sequence__c',
    count,
    toItem: toLedgerLine,
  })
  return { state, lines: items, hasOlder: hasMore }
}

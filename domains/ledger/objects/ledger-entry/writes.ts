import {
  type ActionRecord,
  type ActionWrite,
  type FieldScalar,
  type RelatedDeclaration,
  toCents,
} from '@porchlight/metadata'
import { ofTheSameAccount } from '../../../customers/objects/same-account'
import { afterEntry, type LedgerEntry, type LedgerTotals, noEntries } from '../../rules/ledger-entry'

/** The fields that totals are read from. */
export const totalFields = ['Sequence__c', 'Balance__c', 'Deposit_Held__c'] as const

/** The account's last line, to be declared as `lastEntry` before related records that are only read without one. */
export const lastEntryOfAccount: RelatedDeclaration = {
  objectApiName: 'Ledger_Entry__c',
  where: [ofTheSameAccount],
  fields: totalFields,
  newest: { by: 'Sequence__c', count: 1 },
}

/** The account's newest charges: those that are not yet due are among them. */
export const chargesOfAccount: RelatedDeclaration = {
  objectApiName: 'Ledger_Entry__c',
  where: [ofTheSameAccount, { fieldApiName: 'Kind__c', equals: { value: 'Charge' } }],
  fields: ['Amount__c', 'Due_Date__c'],
  newest: { by: 'Sequence__c', count: 24 },
}

/** The totals after the line that was read; those of no line without one. */
export function totalsOf(last: Readonly<Record<string, unknown>> | undefined): LedgerTotals {
  if (last === undefined) return noEntries
  return {
    sequence: Number(last.Sequence__c),
    owedCents: toCents(last.Balance__c),
    depositCents: toCents(last.Deposit_Held__c),
  }
}

/** A line as the fields of its record: `totals` are those before it. */
function fieldsOfEntry(
  accountId: FieldScalar,
  totals: LedgerTotals,
  entry: LedgerEntry,
): Readonly<Record<string, FieldScalar>> {
  const after = afterEntry(totals, entry)
  return {
    Account__c: accountId,
    Sequence__c: after.sequence,
    Kind__c: entry.kind,
    Entry_Date__c: entry.day,
    Due_Date__c: entry.dueDay,
    Amount__c: entry.cents / 100,
    Balance__c: after.owedCents / 100,
    Deposit_Amount__c: entry.depositCents / 100,
    Deposit_Held__c: after.depositCents / 100,
    Cause_Type__c: entry.causeType,
    Cause__c: entry.causeId,
    About__c: entry.aboutId,
    Key__c: entry.key,
  }
}

/** The fields of several lines, in their order, after `totals`. */
export function fieldsOfEntries(
  accountId: FieldScalar,
  totals: LedgerTotals,
  entries: readonly LedgerEntry[],
): readonly Readonly<Record<string, FieldScalar>>[] {
  let before = totals
  return entries.map((entry) => {
    const fields = fieldsOfEntry(accountId, before, entry)
    before = afterEntry(before, entry)
    return fields
  })
}

/** The writes of an after-rule that add lines to an account's ledger. */
export function writesOfEntries(
  accountId: FieldScalar,
  totals: LedgerTotals,
  entries: readonly LedgerEntry[],
): readonly ActionWrite[] {
  return fieldsOfEntries(accountId, totals, entries).map((fields) => ({
    type: 'create',
    objectApiName: 'Ledger_Entry__c',
    fields,
  }))
}

/** A stored line as far as rules compare it. */
export function storedAmounts({ values }: ActionRecord): {
  readonly cents: number
  readonly depositCents: number
} {
  return { cents: toCents(values.Amount__c), depositCents: toCents(values.Deposit_Amount__c) }
}

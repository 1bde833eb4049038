import type { RecordEngine } from '@porchlight/record-engine'
import { create, update } from '@porchlight/server-methods/records/write'
import { consentObject } from '../../customers/objects/consent/object'
import { timeZoneOfHome } from '../../customers/rules/time-zone-of-home'
import { intervalReadObject } from '../../energy/objects/interval-read/object'
import { intervalFields } from '../../energy/operations/billing-import/import-interval-reads'
import type { AccountBook } from '../rules/account-book'
import type { BookRow } from '../rules/book-row'
import { readStored, type StoredRecord } from './read-stored'
import { differencesOf, pathsOf, spacedIntervals, storedFiles } from './stored-columns'
import type { MoneyWriter } from './take-money'
import { type RowOutcome, type Taking, writeOf } from './taking'

/** The owner of the imported rows, and the data already stored for them. */
export interface BesideOwner {
  readonly accountId: string
  readonly contactId: string
  readonly account: BookRow
  readonly stored: StoredBeside
}

/** What is stored of an account beside bills and payments. */
export interface StoredBeside {
  readonly intervals: readonly StoredRecord[]
  readonly consents: readonly StoredRecord[]
}

/** Of an account that is new nothing is stored. */
export const nothingStored: StoredBeside = { intervals: [], consents: [] }

/** Reads the stored data of an account for the files of which it has rows. */
export async function readStoredBeside(
  {
    engine,
    viewer,
  }: { readonly engine: Pick<RecordEngine, 'listRecords'>; readonly viewer: Taking['viewer'] },
  accountId: string,
  { beside }: Pick<AccountBook, 'beside'>,
): Promise<StoredBeside> {
  const readFile = (file: 'intervals' | 'consents') =>
    readStored(engine, viewer, {
      objectApiName: storedFiles[file].objectApiName,
      paths: pathsOf(file),
      where: { field: 'Account__c', values: beside[file].length === 0 ? [] : [accountId] },
    })
  return { intervals: await readFile('intervals'), consents: await readFile('consents') }
}

/**
 * Stores intervals and consents of an account. A day that comes again with other reads replaces the stored one, as an
 * estimate that was read since; a consent never changes.
 */
export async function takeBeside(
  taking: Pick<Taking, 'viewer' | 'now' | 'changes'>,
  engine: MoneyWriter,
  owner: BesideOwner,
  { intervals, consents }: AccountBook['beside'],
): Promise<ReadonlyMap<BookRow, RowOutcome>> {
  const outcomes = new Map<BookRow, RowOutcome>()
  for (const row of intervals) outcomes.set(row, await takeIntervals(taking, engine, owner, row))
  for (const row of consents) outcomes.set(row, await takeConsent(taking, engine, owner, row))
  return outcomes
}

async function takeIntervals(
  { viewer, now, changes }: Pick<Taking, 'viewer' | 'now' | 'changes'>,
  engine: MoneyWriter,
  { accountId, account, stored }: BesideOwner,
  row: BookRow,
): Promise<RowOutcome> {
  const read = String(row.values.kilowattHours).split(' ')
  const known = stored.intervals.find(({ values }) => values.Read_Date__c === row.values.day)
  const asStored: BookRow = { ...row, values: { ...row.values, kilowattHours: spacedIntervals(read) } }
  const differences = known === undefined ? [] : differencesOf(asStored, known.values)
  if (known !== undefined && differences.length === 0) return 'unchanged'
  const day = String(row.values.day)
  const home = { state: String(account.values.state), postalCode: String(account.values.postalCode) }
  return writeOf(row, async () => {
    const fields = intervalFields(
      {
        day,
        isEstimated: row.values.estimated === true,
        kilowattHours: read.map((one) => (one === '-' ? null : Number(one))),
      },
      { commodity: String(account.values.commodity), timeZone: timeZoneOfHome(home) },
      now,
    )
    if (known !== undefined) {
      await update(engine, viewer, intervalReadObject, known.id, fields)
      changes.set(row, differences)
      return 'changed'
    }
    await create(engine, viewer, intervalReadObject, { Account__c: accountId, Read_Date__c: day, ...fields })
    return 'new'
  })
}

async function takeConsent(
  { viewer }: Pick<Taking, 'viewer'>,
  engine: MoneyWriter,
  { accountId, contactId, stored }: BesideOwner,
  row: BookRow,
): Promise<RowOutcome> {
  if (stored.consents.some(({ values }) => differencesOf(row, values).length === 0)) return 'unchanged'
  const { type, action, givenAt, channel, textVersion, textLanguage, text } = row.values
  // The values of picklists are checked by the columns of the file.
  await writeOf(row, () =>
    engine.createRecord(viewer, consentObject.apiName, {
      fields: {
        Contact__c: contactId,
        Account__c: accountId,
        Consent_Type__c: type,
        Action__c: action,
        Given_At__c: givenAt,
        Channel__c: channel,
        Text_Version__c: textVersion,
        Text_Language__c: textLanguage,
        Consent_Text__c: text,
      },
    }),
  )
  return 'new'
}

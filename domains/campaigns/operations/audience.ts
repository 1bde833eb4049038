import type { Viewer } from '@porchlight/metadata'
import type { Condition, RecordEngine } from '@porchlight/record-engine'
import { firstRecords } from '@porchlight/server-methods/records/first-records'
import { list } from '@porchlight/server-methods/records/list'
import { typedRecord } from '@porchlight/server-methods/records/typed-record'
import { autopayObject } from '../../autopay/objects/autopay/object'
import { accountObject } from '../../customers/objects/account/object'
import { readZipCodes } from '../rules/zip-codes'
import type { StoredCampaign } from './stored-campaign'

/** What reads accounts as the platform. */
interface AudienceReader {
  readonly engine: Pick<RecordEngine, 'listRecords'>
  readonly systemViewer: Viewer
}

/** A customer whom a campaign concerns, by the first of their accounts that fits. */
export interface AudienceMember {
  readonly contactId: string
  readonly accountId: string
}

/** One page of the customers, and where the next page continues; null when there are no more. */
export interface AudiencePage {
  readonly members: readonly AudienceMember[]
  readonly next: string | null
}

/** Accounts that one statement reads; a customer has fewer. */
const rowsAtOnce = 500

/**
 * The customers after the contact `after` in the order of their ids, at most `limit`, whom the filter fits. One
 * statement reads a bounded number of accounts, so that a page may hold fewer and still have a next one.
 */
export async function readAudience(
  reader: AudienceReader,
  campaign: StoredCampaign,
  after: string,
  limit: number,
): Promise<AudiencePage> {
  const records = await firstRecords(reader.engine, reader.systemViewer, {
    objectApiName: accountObject.apiName,
    selection: { fields: ['ContactId'], optionalFields: [] },
    condition: {
      kind: 'and',
      conditions: [
        ...conditionsOf(campaign),
        after === '' ? compare('ContactId', 'ne', null) : compare('ContactId', 'gt', after),
      ],
    },
    orderings: [
      { field: 'ContactId', ascending: true },
      { field: 'Id', ascending: true },
    ],
    pageSize: rowsAtOnce,
  })
  const rows = records.map((record) => typedRecord(accountObject, record, ['ContactId']))
  const isLast = rows.length < rowsAtOnce
  const last = rows.at(-1)?.ContactId
  // The last customer of a full page may have more accounts on the next one, which has them all.
  const whole = isLast ? rows : rows.filter(({ ContactId }) => ContactId !== last)
  const known = whole.length > 0 ? whole : rows
  const wanted = await withAutopayAs(reader, campaign, known)
  const members = new Map<string, AudienceMember>()
  for (const { id, ContactId: contactId } of wanted) {
    if (contactId !== null && !members.has(contactId)) members.set(contactId, { contactId, accountId: id })
  }
  const taken = [...members.values()].slice(0, limit)
  const next = members.size > taken.length ? taken.at(-1)?.contactId : isLast ? null : known.at(-1)?.ContactId
  return { members: taken, next: next ?? null }
}

const compare = (field: string, operator: 'eq' | 'ne' | 'lt' | 'gt' | 'gte', value: unknown): Condition => ({
  kind: 'compare',
  field,
  operator,
  value,
})

/** The conditions over accounts, as the engine takes them: each value is a parameter. */
function conditionsOf(campaign: StoredCampaign): readonly Condition[] {
  const equal = {
    Account_Brand__c: campaign.Brand__c,
    Status__c: campaign.Only_Status__c,
    Commodity__c: campaign.Only_Commodity__c,
    Utility__c: campaign.Only_Utility__c,
    Plan__c: campaign.Only_Plan__c,
    'Plan__r.Rate_Type__c': campaign.Only_Rate_Type__c,
  }
  const { Only_Paperless__c: paperless, Only_Language__c: language } = campaign
  const { Only_Contract_Ends_Before__c: before } = campaign
  return [
    ...Object.entries(equal).flatMap(([field, value]) =>
      value === null ? [] : [compare(field, 'eq', value)],
    ),
    compare('Contact.Erased_At__c', 'eq', null),
    ...(paperless === null ? [] : [compare('Paperless__c', 'eq', paperless === 'Yes')]),
    // Whoever chose no language reads English.
    ...(language === null
      ? []
      : [compare('Contact.Preferred_Language__c', language === 'es' ? 'eq' : 'ne', 'es')]),
    ...(before === null ? [] : [compare('Contract_End_Date__c', 'lt', before)]),
    ...zipConditions(campaign.Only_Zip_Codes__c),
  ]
}

function zipConditions(codes: string | null): readonly Condition[] {
  const read = codes === null ? null : readZipCodes(codes)
  if (read === null || read.kind !== 'ranges' || read.ranges.length === 0) return []
  const field = 'Service_Postal_Code__c'
  const conditions = read.ranges.map(({ from, before }): Condition => {
    const bounds = [compare(field, 'gte', from), ...(before === null ? [] : [compare(field, 'lt', before)])]
    return { kind: 'and', conditions: bounds }
  })
  return [{ kind: 'or', conditions }]
}

/** Those of the accounts that have AutoPay, or have not, as the campaign wants it. */
async function withAutopayAs<Row extends { readonly id: string }>(
  { engine, systemViewer }: AudienceReader,
  { Only_Autopay__c: wanted }: StoredCampaign,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  if (wanted === null || rows.length === 0) return rows
  const permissions = await list(engine, systemViewer, autopayObject, {
    fields: ['Account__c'],
    where: { Status__c: 'Active', Account__c: rows.map(({ id }) => id) },
    limit: 2_000,
  })
  const accounts = new Set(permissions.map(({ Account__c }) => Account__c))
  return rows.filter(({ id }) => accounts.has(id) === (wanted === 'Yes'))
}

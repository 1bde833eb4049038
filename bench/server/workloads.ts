import pg from 'pg'
import type { Bars } from '../row'
import type { FilledIds } from './fill-database'
import type { Load } from './load'

/** The loads that the five workloads send to one server. */
export type Workloads = Readonly<Record<WorkloadName, () => Promise<Load>>>

export type WorkloadName = 'read' | 'page' | 'create' | 'update' | 'batch'

/**
 * The labels and the bars of each workload: responses per second as a share of the limit's
 * (`docs/specification/performance.md`).
 */
export const workloadBars: Readonly<Record<WorkloadName, { readonly words: string } & Bars>> = {
  read: { words: 'W1 read one record', must: 0.5, aim: 0.8, atLeast: true },
  page: { words: 'W2 page of 50', must: 0.5, aim: 0.8, atLeast: true },
  create: { words: 'W3 create', must: 0.4, aim: 0.65, atLeast: true },
  update: { words: 'W4 versioned update', must: 0.4, aim: 0.65, atLeast: true },
  batch: { words: 'W5 batch of 50 creates', must: 0.6, aim: 0.85, atLeast: true },
}

export const workloadNames: readonly WorkloadName[] = ['read', 'page', 'create', 'update', 'batch']

const batchSize = 50
const base = '/services/data/v65.0/ui-api'
const readFields = [
  'CaseNumber',
  'Subject',
  'Status',
  'Type',
  'Priority',
  'Origin',
  'ContactId',
  'CreatedDate',
]
  .map((name) => `Case.${name}`)
  .join()

const plain: Omit<Load, 'path'> = {
  method: 'GET',
  headers: [],
  body: null,
  status: 200,
  contains: null,
  targets: ['once'],
  versions: null,
  versionKey: null,
}

/** The paths at which our server and the limit return the same. */
const paths = {
  ours: {
    read: `${base}/records/{id}?fields=${readFields}`,
    page: `${base}/list-records/Case/AllCases?pageSize=50`,
    create: `${base}/records`,
    update: `${base}/records/{id}`,
    batch: `${base}/records/batch`,
  },
  limit: { read: '/record/{id}', page: '/page', create: '/record', update: '/record/{id}', batch: '/batch' },
} satisfies Readonly<Record<string, Readonly<Record<WorkloadName, string>>>>

/** Returns the workloads of our server or of the limit: the same requests, except for the paths. */
export function recordWorkloads(
  kind: keyof typeof paths,
  headers: readonly string[],
  ids: FilledIds,
  connectionString: string,
): Workloads {
  const path = paths[kind]
  const fields = {
    Subject: 'My bill',
    Description: 'Why is it higher than the last one?',
    Origin: 'Phone',
    ContactId: ids.contactId,
    AccountId: ids.accountId,
  }
  const record = { apiName: 'Case', fields }
  const batch = {
    allOrNone: true,
    operations: [{ type: 'Create', records: Array.from({ length: batchSize }, () => record) }],
  }
  const requested = { ...plain, headers }
  return {
    read: async () => ({ ...requested, path: path.read, targets: ids.cases, contains: '"apiName":"Case"' }),
    page: async () => ({ ...requested, path: path.page, contains: `"count":50` }),
    create: async () => ({
      ...requested,
      method: 'POST',
      path: path.create,
      body: JSON.stringify(record),
      status: 201,
    }),
    update: async () => ({
      ...requested,
      method: 'PATCH',
      path: path.update,
      headers: [...headers, 'If-Match: "{version}"'],
      body: JSON.stringify({ fields: { Comments: 'Looked at version {version}' } }),
      targets: ids.cases,
      versions: await currentVersions(connectionString, ids.cases),
      versionKey: '"weakEtag":',
    }),
    batch: async () => ({
      ...requested,
      method: 'POST',
      path: path.batch,
      body: JSON.stringify(batch),
      contains: '"hasErrors":false',
    }),
  }
}

async function currentVersions(connectionString: string, ids: readonly string[]): Promise<readonly number[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string; version: string }>(
      `select "Id" as id, (extract(epoch from "SystemModstamp") * 1000)::bigint as version from record."Case" where "Id" = any($1)`,
      [ids],
    )
    const versions = new Map(rows.map(({ id, version }) => [id, Number(version)]))
    return ids.map((id) => versions.get(id) ?? 0)
  } finally {
    await client.end()
  }
}

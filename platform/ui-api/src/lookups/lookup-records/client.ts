import {
  type ApiNameInput,
  checkInteger,
  checkName,
  checkRecordId,
  checkString,
  defineReadAdapter,
} from '@porchlight/data-service'
import { checkOrderedBy, type OrderByInput } from '../../request/related-lists/related-list-choices-client'
import { resourceRequest } from '../../request/resource-request-client'
import { type CheckedLookupField, checkLookupField } from '../../request/search/lookup-field-client'
import type { getLookupRecordsContract, LookupValuesRepresentation } from './contract'

const path: typeof getLookupRecordsContract.path = '/ui-api/lookups/{objectApiName}/{fieldApiName}'

/** Lifetime of suggestions in milliseconds; the specification names none, and records live as long. */
const lookupTtlMs = 30_000

/** For which reference field records are looked up, and how. */
export interface GetLookupRecordsConfig {
  readonly objectApiName?: ApiNameInput | undefined
  /** May name the object too. */
  readonly fieldApiName: ApiNameInput
  /** One of the objects that the field refers to; all by default. */
  readonly targetApiName?: string | undefined
  /** `Recent` by default. */
  readonly searchType?: 'Recent' | 'Search' | 'TypeAhead' | undefined
  /** At least two characters for `Search`, three for `TypeAhead`. */
  readonly q?: string | undefined
  /** From 1. */
  readonly page?: number | undefined
  /** 25 by default. */
  readonly pageSize?: number | undefined
  /** `Field=value` pairs, joined with commas. */
  readonly dependentFieldBindings?: string | undefined
  /** The record that is edited: 15 or 18 characters. */
  readonly sourceRecordId?: string | undefined
  /** The record being edited, as far as it is filled in. */
  readonly sourceRecord?:
    | {
        readonly apiName?: string
        readonly fields?: Readonly<Record<string, string | number | boolean | null>>
      }
    | undefined
  readonly orderBy?: readonly OrderByInput[] | undefined
}

interface CheckedLookup {
  readonly field: CheckedLookupField
  readonly query: Readonly<Record<string, string | number | undefined>>
  readonly body: {
    readonly sourceRecord: unknown
    readonly orderBy: readonly OrderByInput[] | undefined
  }
}

const searchTypes: readonly unknown[] = ['Recent', 'Search', 'TypeAhead']

/** Suggests records for a reference field. */
export const getLookupRecords = defineReadAdapter<
  GetLookupRecordsConfig,
  CheckedLookup,
  LookupValuesRepresentation
>({
  name: 'getLookupRecords',
  checkConfig(config) {
    const field = checkLookupField(config)
    const orderBy = checkOrderedBy(config.orderBy)
    if (field === null || orderBy === false) return null
    return {
      field,
      query: {
        dependentFieldBindings: checkString(config.dependentFieldBindings),
        page: checkInteger(config.page),
        pageSize: checkInteger(config.pageSize),
        q: checkString(config.q),
        searchType: searchTypes.includes(config.searchType) ? config.searchType : undefined,
        sourceRecordId: checkRecordId(config.sourceRecordId) ?? undefined,
        targetApiName: checkName(config.targetApiName) ?? undefined,
      },
      body: {
        sourceRecord:
          typeof config.sourceRecord === 'object' && config.sourceRecord !== null
            ? config.sourceRecord
            : undefined,
        orderBy: orderBy ?? undefined,
      },
    }
  },
  key: ({ field, query, body }) =>
    `${field.objectApiName}.${field.fieldApiName}?${JSON.stringify([query, body])}`,
  resourceRequest: ({ field: { objectApiName, fieldApiName }, query, body }) =>
    resourceRequest('POST', path, { objectApiName, fieldApiName }, query, body),
  ttlMs: lookupTtlMs,
  isCollection: true,
})

import {
  type ApiNameInput,
  checkFieldNames,
  checkObjectName,
  checkRecordId,
  defineReadAdapter,
} from '@porchlight/data-service'
import type { FieldInput } from '../../records/record/record-config-client'
import { checkFormFactor, type FormFactorName } from '../../request/layouts/layout-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRecordCreateDefaultsContract, RecordDefaultsRepresentation } from './contract'

const path: typeof getRecordCreateDefaultsContract.path = '/ui-api/record-defaults/create/{objectApiName}'

/** Lifetime of record templates in milliseconds (`docs/specification/data-service.md` section 9). */
const defaultsTtlMs = 900_000

/** Of which object, and optionally of which record type. */
export interface GetRecordCreateDefaultsConfig {
  readonly objectApiName: ApiNameInput
  /** 15 or 18 characters; the object's default record type when absent. */
  readonly recordTypeId?: string | undefined
  readonly formFactor?: FormFactorName | undefined
  readonly optionalFields?: FieldInput | readonly FieldInput[] | undefined
}

interface CheckedDefaults {
  readonly objectApiName: string
  readonly recordTypeId: string | undefined
  readonly formFactor: FormFactorName | undefined
  readonly optionalFields: readonly string[] | undefined
}

/** What a new record begins with, and how it is laid out. */
export const getRecordCreateDefaults = defineReadAdapter<
  GetRecordCreateDefaultsConfig,
  CheckedDefaults,
  RecordDefaultsRepresentation
>({
  name: 'getRecordCreateDefaults',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    if (objectApiName === null) return null
    return {
      objectApiName,
      recordTypeId: checkRecordId(config.recordTypeId) ?? undefined,
      formFactor: checkFormFactor(config.formFactor),
      optionalFields: checkFieldNames(config.optionalFields),
    }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ objectApiName, ...query }) => resourceRequest('GET', path, { objectApiName }, query),
  ttlMs: defaultsTtlMs,
})

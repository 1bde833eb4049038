import {
  type ApiNameInput,
  checkFieldNames,
  checkObjectName,
  checkRecordId,
  defineReadAdapter,
} from '@porchlight/data-service'
import type { FieldInput } from '../../records/record/record-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRecordTemplateCreateContract, RecordTemplateCreateRepresentation } from './contract'

const path: typeof getRecordTemplateCreateContract.path =
  '/ui-api/record-defaults/template/create/{objectApiName}'

/** Lifetime of a template in milliseconds (`docs/specification/data-service.md` section 9). */
const templateTtlMs = 30_000

/** Of which object, in which fields. */
export interface GetRecordTemplateCreateConfig {
  readonly objectApiName: ApiNameInput
  /** 15 or 18 characters; the object's default record type when absent. */
  readonly recordTypeId?: string | undefined
  readonly optionalFields?: FieldInput | readonly FieldInput[] | undefined
}

interface CheckedTemplate {
  readonly objectApiName: string
  readonly recordTypeId: string | undefined
  readonly optionalFields: readonly string[] | undefined
}

/** What the named fields of a new record begin with. */
export const getRecordTemplateCreate = defineReadAdapter<
  GetRecordTemplateCreateConfig,
  CheckedTemplate,
  RecordTemplateCreateRepresentation
>({
  name: 'getRecordTemplateCreate',
  checkConfig(config) {
    const objectApiName = checkObjectName(config.objectApiName)
    if (objectApiName === null) return null
    return {
      objectApiName,
      recordTypeId: checkRecordId(config.recordTypeId) ?? undefined,
      optionalFields: checkFieldNames(config.optionalFields),
    }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ objectApiName, ...query }) => resourceRequest('GET', path, { objectApiName }, query),
  ttlMs: templateTtlMs,
})

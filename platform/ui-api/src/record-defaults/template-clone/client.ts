import { checkFieldNames, checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import type { FieldInput } from '../../records/record/record-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRecordTemplateCloneContract, RecordTemplateCloneRepresentation } from './contract'

const path: typeof getRecordTemplateCloneContract.path = '/ui-api/record-defaults/template/clone/{recordId}'

/** Lifetime of a template in milliseconds (`docs/specification/data-service.md` section 9). */
const templateTtlMs = 1_000

/** Of which record, in which fields. */
export interface GetRecordTemplateCloneConfig {
  /** 15 or 18 characters. */
  readonly recordId: string
  /** 15 or 18 characters; the object's default record type when absent. */
  readonly recordTypeId?: string | undefined
  readonly optionalFields?: FieldInput | readonly FieldInput[] | undefined
}

interface CheckedTemplate {
  readonly recordId: string
  readonly recordTypeId: string | undefined
  readonly optionalFields: readonly string[] | undefined
}

/** What a copy of a record begins with. */
export const getRecordTemplateClone = defineReadAdapter<
  GetRecordTemplateCloneConfig,
  CheckedTemplate,
  RecordTemplateCloneRepresentation
>({
  name: 'getRecordTemplateClone',
  checkConfig(config) {
    const recordId = checkRecordId(config.recordId)
    if (recordId === null) return null
    return {
      recordId,
      recordTypeId: checkRecordId(config.recordTypeId) ?? undefined,
      optionalFields: checkFieldNames(config.optionalFields),
    }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ recordId, ...query }) => resourceRequest('GET', path, { recordId }, query),
  ttlMs: templateTtlMs,
})

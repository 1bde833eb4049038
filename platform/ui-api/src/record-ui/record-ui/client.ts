import { checkFieldNames, checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import type { LayoutMode, LayoutType } from '@porchlight/metadata'
import type { FieldInput } from '../../records/record/record-config-client'
import { checkLayoutNames } from '../../request/layouts/layout-names-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getRecordUiContract, RecordUiRepresentation } from './contract'

const path: typeof getRecordUiContract.path = '/ui-api/record-ui/{recordIds}'

/** Lifetime of layouts with their records in milliseconds; the records in it have their own (section 9). */
const recordUiTtlMs = 900_000

/** Which records, in which layouts and modes; all three are required. */
export interface GetRecordUiConfig {
  /** 15 or 18 characters each; every one has to be an id. */
  readonly recordIds: string | readonly string[]
  readonly layoutTypes: LayoutType | readonly LayoutType[]
  readonly modes: LayoutMode | readonly LayoutMode[]
  readonly optionalFields?: FieldInput | readonly FieldInput[] | undefined
}

interface CheckedRecordUi {
  readonly recordIds: readonly string[]
  readonly layoutTypes: readonly LayoutType[]
  readonly modes: readonly LayoutMode[]
  readonly optionalFields: readonly string[] | undefined
}

/** Reads records with their layouts, what the viewer folded of those, and the objects they are of. */
export const getRecordUi = defineReadAdapter<GetRecordUiConfig, CheckedRecordUi, RecordUiRepresentation>({
  name: 'getRecordUi',
  checkConfig(config) {
    const given: readonly unknown[] = Array.isArray(config.recordIds) ? config.recordIds : [config.recordIds]
    const recordIds = given.map(checkRecordId).filter((id) => id !== null)
    const { layoutTypes, modes } = checkLayoutNames(config.layoutTypes, config.modes)
    if (recordIds.length === 0 || recordIds.length < given.length) return null
    if (layoutTypes === undefined || modes === undefined) return null
    const optionalFields = checkFieldNames(config.optionalFields)
    return { recordIds: [...new Set(recordIds)].sort(), layoutTypes, modes, optionalFields }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: ({ recordIds, ...query }) =>
    resourceRequest('GET', path, { recordIds: recordIds.join() }, query),
  ttlMs: recordUiTtlMs,
})

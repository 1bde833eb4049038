import { checkBoolean, checkName, defineReadAdapter } from '@porchlight/data-service'
import type { FieldScalar } from '@porchlight/metadata'
import type { DuplicatesRepresentation } from '../../representation/duplicates-schema'
import { resourceRequest } from '../../request/resource-request-client'
import type { getDuplicatesContract } from './contract'

const path: typeof getDuplicatesContract.path = '/ui-api/predupe'

/** Lifetime of a duplicate check in milliseconds (`docs/specification/data-service.md` section 9). */
const duplicatesTtlMs = 30_000

/** The values of a record that is to be saved; with `Id`, a change of that record. */
export interface GetDuplicatesConfig {
  readonly apiName: string
  readonly fields: Readonly<Record<string, FieldScalar>>
  readonly allowSaveOnDuplicate?: boolean | undefined
}

interface CheckedDuplicates {
  readonly apiName: string
  /** In the order of their names. */
  readonly fields: Readonly<Record<string, FieldScalar>>
  readonly allowSaveOnDuplicate: boolean | undefined
}

/** Finds the records that a record with these values would duplicate; saves nothing. */
export const getDuplicates = defineReadAdapter<
  GetDuplicatesConfig,
  CheckedDuplicates,
  DuplicatesRepresentation
>({
  name: 'getDuplicates',
  checkConfig(config) {
    const apiName = checkName(config.apiName)
    const fields = checkFields(config.fields)
    if (apiName === null || fields === null) return null
    return { apiName, fields, allowSaveOnDuplicate: checkBoolean(config.allowSaveOnDuplicate) }
  },
  key: (config) => JSON.stringify([config.apiName, config.fields, config.allowSaveOnDuplicate]),
  resourceRequest: (config) => resourceRequest('POST', path, {}, {}, config),
  ttlMs: duplicatesTtlMs,
})

/** Values may be text, numbers, booleans or null; others are dropped. Null when there are no fields at all. */
function checkFields(fields: unknown): CheckedDuplicates['fields'] | null {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return null
  const entries = Object.entries(fields).filter((entry): entry is [string, FieldScalar] => isScalar(entry[1]))
  return Object.fromEntries(entries.sort(([first], [second]) => (first < second ? -1 : 1)))
}

function isScalar(value: unknown): boolean {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value)
}

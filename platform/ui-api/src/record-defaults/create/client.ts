import { formFactor, objectName, optionalFields, optionalRecordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getRecordCreateDefaultsContract } from './contract'

/** Returns the initial values of a new record, and its layout. */
export const getRecordCreateDefaults = defineResourceRead<typeof getRecordCreateDefaultsContract>()({
  name: 'getRecordCreateDefaults',
  path: '/ui-api/record-defaults/create/{objectApiName}',
  parameters: { objectApiName: objectName, recordTypeId: optionalRecordId, formFactor, optionalFields },
  ttlMs: 900_000,
})

/** The object, and the record type, which defaults to the object's default. */
export type GetRecordCreateDefaultsConfig = ConfigOf<typeof getRecordCreateDefaults>

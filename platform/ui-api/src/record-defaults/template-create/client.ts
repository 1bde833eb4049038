import { objectName, optionalFields, optionalRecordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getRecordTemplateCreateContract } from './contract'

/** Returns the initial values of the named fields of a new record. */
export const getRecordTemplateCreate = defineResourceRead<typeof getRecordTemplateCreateContract>()({
  name: 'getRecordTemplateCreate',
  path: '/ui-api/record-defaults/template/create/{objectApiName}',
  parameters: { objectApiName: objectName, recordTypeId: optionalRecordId, optionalFields },
  ttlMs: 30_000,
})

/** The object, and the fields; the record type defaults to the object's default. */
export type GetRecordTemplateCreateConfig = ConfigOf<typeof getRecordTemplateCreate>

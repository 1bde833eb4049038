import { optionalFields, optionalRecordId, recordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getRecordTemplateCloneContract } from './contract'

/** Returns the initial values of a copy of a record. */
export const getRecordTemplateClone = defineResourceRead<typeof getRecordTemplateCloneContract>()({
  name: 'getRecordTemplateClone',
  path: '/ui-api/record-defaults/template/clone/{recordId}',
  parameters: { recordId, recordTypeId: optionalRecordId, optionalFields },
  ttlMs: 1_000,
})

/** The record to copy, and the fields; the record type defaults to the object's default. */
export type GetRecordTemplateCloneConfig = ConfigOf<typeof getRecordTemplateClone>

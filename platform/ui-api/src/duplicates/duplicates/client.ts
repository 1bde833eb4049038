import { objectName, optionalRecordId } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getDuplicateConfigurationContract } from './contract'

/** The duplicate rules of an object. */
export const getDuplicateConfiguration = defineResourceRead<typeof getDuplicateConfigurationContract>()({
  name: 'getDuplicateConfiguration',
  path: '/ui-api/duplicates/{objectApiName}',
  parameters: { objectApiName: objectName, recordTypeId: optionalRecordId },
  ttlMs: 900_000,
})

/** Which object's duplicate rules. */
export type GetDuplicateConfigurationConfig = ConfigOf<typeof getDuplicateConfiguration>

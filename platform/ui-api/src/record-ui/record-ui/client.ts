import { checkFieldNames, checkName } from '@porchlight/data-service'
import type { LayoutMode, LayoutType } from '@porchlight/metadata'
import { recordIds } from '../../request/actions/action-config-client'
import { checkLayoutModes, checkLayoutTypes } from '../../request/layouts/layout-names-client'
import {
  formFactor,
  optional,
  optionalFields,
  optionalFlag,
  optionalInteger,
  required,
} from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getRecordUiContract } from './contract'

/** Reads records with their layouts, the viewer's collapsed sections of those, and their objects. */
export const getRecordUi = defineResourceRead<typeof getRecordUiContract>()({
  name: 'getRecordUi',
  path: '/ui-api/record-ui/{recordIds}',
  parameters: {
    recordIds,
    layoutTypes: required<LayoutType | readonly LayoutType[]>(checkLayoutTypes),
    modes: required<LayoutMode | readonly LayoutMode[]>(checkLayoutModes),
    optionalFields,
    childRelationships: optional<string | readonly string[]>((value) => checkFieldNames(value, checkName)),
    pageSize: optionalInteger,
    formFactor,
    // A read served from the cache does not count as a new view.
    updateMru: optionalFlag,
  },
  // The records in the response have their own lifetime.
  ttlMs: 900_000,
})

/** Which records, in which layouts and modes; all three are required. */
export type GetRecordUiConfig = ConfigOf<typeof getRecordUi>

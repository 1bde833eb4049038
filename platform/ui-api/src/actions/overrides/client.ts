import { checkString } from '@porchlight/data-service'
import { objectName, optional, optionalFlag } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getActionOverridesContract } from './contract'

/** Lists the standard actions of an object that the viewer's apps override. */
export const getActionOverrides = defineResourceRead<typeof getActionOverridesContract>()({
  name: 'getActionOverrides',
  path: '/ui-api/actions/overrides/{objectApiName}',
  parameters: {
    objectApiName: objectName,
    defaultTemplateOnly: optionalFlag,
    type: optional<'View' | 'Edit' | 'New' | 'Delete' | 'List'>(checkString),
  },
  ttlMs: 2_592_000_000,
})

/** The object, and which of its standard actions: with `defaultTemplateOnly` those that apply in every app. */
export type GetActionOverridesConfig = ConfigOf<typeof getActionOverrides>

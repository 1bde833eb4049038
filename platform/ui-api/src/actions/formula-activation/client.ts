import { actionsTtlMs, checkNames } from '../../request/actions/action-config-client'
import { name, optional, optionalName } from '../../request/parameters-client'
import { type ConfigOf, defineResourceRead } from '../../request/resource-read-client'
import type { getFormulaActivationContract } from './contract'

/** Returns the objects for which the actions on a page depend on the record that it shows. */
export const getFormulaActivation = defineResourceRead<typeof getFormulaActivationContract>()({
  name: 'getFormulaActivation',
  path: '/ui-api/actions/formula-activation/{actionFeature}',
  parameters: {
    actionFeature: name,
    application: optionalName,
    objectApiNames: optional<string | readonly string[]>(checkNames),
  },
  ttlMs: actionsTtlMs,
})

/** Which feature (`DynamicActions`), on the pages of which objects in which app, by its id or developer name. */
export type GetFormulaActivationConfig = ConfigOf<typeof getFormulaActivation>

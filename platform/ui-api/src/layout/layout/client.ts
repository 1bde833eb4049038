import { defineReadAdapter } from '@porchlight/data-service'
import type { LayoutRepresentation } from '@porchlight/metadata'
import {
  type CheckedLayout,
  checkFormFactor,
  checkLayout,
  type FormFactorName,
  type LayoutConfig,
  layoutDefaults,
} from '../../request/layouts/layout-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getLayoutContract } from './contract'

const path: typeof getLayoutContract.path = '/ui-api/layout/{objectApiName}'

/** Lifetime of a layout in milliseconds (`docs/specification/data-service.md` section 9). */
const layoutTtlMs = 900_000

/** Which layout. Object, layout type and mode are required. */
export interface GetLayoutConfig extends LayoutConfig {
  readonly formFactor?: FormFactorName | undefined
}

interface CheckedLayoutRead extends CheckedLayout {
  readonly formFactor: FormFactorName | undefined
}

/** How a record of an object is laid out for the viewer. */
export const getLayout = defineReadAdapter<GetLayoutConfig, CheckedLayoutRead, LayoutRepresentation>({
  name: 'getLayout',
  checkConfig(config) {
    const layout = checkLayout(config, layoutDefaults)
    return layout === null ? null : { ...layout, formFactor: checkFormFactor(config.formFactor) }
  },
  key: ({ objectApiName, recordTypeId, layoutType, mode, formFactor }) =>
    [objectApiName, recordTypeId, layoutType, mode, formFactor].join(),
  resourceRequest: ({ objectApiName, ...query }) => resourceRequest('GET', path, { objectApiName }, query),
  ttlMs: layoutTtlMs,
})

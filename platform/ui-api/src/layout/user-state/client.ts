import {
  checkBoolean,
  clientErrors,
  DataServiceError,
  deepFreeze,
  defineReadAdapter,
  defineWriteAdapter,
  entryKey,
} from '@porchlight/data-service'
import type { LayoutUserStateRepresentation } from '../../representation/layout-user-state-schema'
import {
  type CheckedLayout,
  checkLayout,
  type LayoutConfig,
  layoutUserStateDefaults,
} from '../../request/layouts/layout-config-client'
import { resourceRequest } from '../../request/resource-request-client'
import type { getLayoutUserStateContract, updateLayoutUserStateContract } from './contract'

const path: typeof getLayoutUserStateContract.path & typeof updateLayoutUserStateContract.path =
  '/ui-api/layout/{objectApiName}/user-state'

/** Lifetime of layouts and related data, in milliseconds (`docs/specification/data-service.md` section 9). */
const userStateTtlMs = 900_000

/** Which layout's user state. Object and record type are required; Full and View are the defaults. */
export type GetLayoutUserStateConfig = LayoutConfig

/** Which sections of a layout the viewer has folded. */
export const getLayoutUserState = defineReadAdapter<
  GetLayoutUserStateConfig,
  CheckedLayout,
  LayoutUserStateRepresentation
>({
  name: 'getLayoutUserState',
  checkConfig: (config) => checkLayout(config, layoutUserStateDefaults),
  key: keyOf,
  resourceRequest: ({ objectApiName, ...query }) => resourceRequest('GET', path, { objectApiName }, query),
  ttlMs: userStateTtlMs,
})

/** The sections to collapse or expand; omitted ones do not change. */
export interface UpdateLayoutUserStateInput extends LayoutConfig {
  /** Section id, as in the layout, to its state. */
  readonly sectionUserStates: Readonly<Record<string, { readonly collapsed: boolean }>>
}

interface CheckedUpdate {
  readonly layout: CheckedLayout
  readonly sectionUserStates: UpdateLayoutUserStateInput['sectionUserStates']
}

/** Collapses or expands sections of a layout for the viewer; returns the state of all its sections. */
export const updateLayoutUserState = defineWriteAdapter<
  UpdateLayoutUserStateInput,
  CheckedUpdate,
  LayoutUserStateRepresentation
>({
  name: 'updateLayoutUserState',
  checkConfig(input) {
    const layout = isObject(input) ? checkLayout(input, layoutUserStateDefaults) : null
    if (layout === null || !areSectionStates(input.sectionUserStates)) {
      throw new DataServiceError(clientErrors.invalidLayoutUserState)
    }
    return { layout, sectionUserStates: input.sectionUserStates }
  },
  resourceRequest({ layout: { objectApiName, ...query }, sectionUserStates }) {
    return resourceRequest('PATCH', path, { objectApiName }, query, { sectionUserStates })
  },
  ingest(response, { layout }, writer) {
    writer.putEntry(entryKey(getLayoutUserState.name, keyOf(layout)), response.body, userStateTtlMs)
    return deepFreeze(response.body as LayoutUserStateRepresentation)
  },
})

function keyOf({ objectApiName, recordTypeId, layoutType, mode }: CheckedLayout): string {
  return [objectApiName, recordTypeId, layoutType, mode].join()
}

function areSectionStates(value: unknown): boolean {
  return (
    isObject(value) &&
    Object.values(value).every((state) => isObject(state) && checkBoolean(state.collapsed) !== undefined)
  )
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

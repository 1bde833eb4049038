import { type ApiNameInput, checkObjectName, checkRecordId } from '@porchlight/data-service'
import type { LayoutMode, LayoutType } from '@porchlight/metadata'

/** The record type of objects that declare none, and the default of layouts. */
const masterRecordTypeId = '012000000000000AAA'
const layoutTypes: readonly LayoutType[] = ['Full', 'Compact']
const layoutModes: readonly LayoutMode[] = ['View', 'Edit', 'Create']
const formFactors = ['Large', 'Medium', 'Small'] as const

/** The form factor that a response is for. */
export type FormFactorName = (typeof formFactors)[number]

/** Which layout of an object. */
export interface LayoutConfig {
  readonly objectApiName: ApiNameInput
  readonly layoutType?: LayoutType | undefined
  readonly mode?: LayoutMode | undefined
  /** 15 or 18 characters; the master record type by default. Null is invalid. */
  readonly recordTypeId?: string | undefined
}

/** A checked layout: its parts in their canonical form. */
export interface CheckedLayout {
  readonly objectApiName: string
  readonly layoutType: LayoutType
  readonly mode: LayoutMode
  readonly recordTypeId: string
}

/**
 * Checks which layout is requested; absent parameters are taken from `defaults`, and are invalid if those have none
 * (`docs/specification/data-service.md` section 5, Values).
 */
export function checkLayout(
  config: LayoutConfig,
  defaults: { readonly layoutType?: LayoutType; readonly mode?: LayoutMode; readonly recordTypeId?: string },
): CheckedLayout | null {
  const objectApiName = checkObjectName(config.objectApiName)
  const layoutType = oneOf(
    layoutTypes,
    config.layoutType === undefined ? defaults.layoutType : config.layoutType,
  )
  const mode = oneOf(layoutModes, config.mode === undefined ? defaults.mode : config.mode)
  const recordTypeId = checkRecordId(
    config.recordTypeId === undefined ? defaults.recordTypeId : config.recordTypeId,
  )
  if (objectApiName === null || layoutType === undefined || mode === undefined || recordTypeId === null) {
    return null
  }
  return { objectApiName, layoutType, mode, recordTypeId }
}

/** The defaults of a layout: only its record type. */
export const layoutDefaults = { recordTypeId: masterRecordTypeId } as const

/** The defaults of a layout's user state: its type and mode, not its record type. */
export const layoutUserStateDefaults = { layoutType: 'Full', mode: 'View' } as const

/** `value` when it names a size of screen; undefined otherwise, which leaves it out. */
export function checkFormFactor(value: unknown): FormFactorName | undefined {
  return oneOf(formFactors, value)
}

/** `value` when it is a mode; undefined otherwise. */
export function checkLayoutMode(value: unknown): LayoutMode | undefined {
  return oneOf(layoutModes, value)
}

function oneOf<Name>(names: readonly Name[], value: unknown): Name | undefined {
  return names.find((name) => name === value)
}

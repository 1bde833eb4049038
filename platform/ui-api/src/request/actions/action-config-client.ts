import {
  checkName,
  checkObjectName,
  checkRecordId,
  checkString,
  checkStrings,
} from '@porchlight/data-service'
import { checkFormFactor, type FormFactorName } from '../layouts/layout-config-client'
import { formFactor, optional, required } from '../parameters-client'

/** Lifetime of action lists, related data and apps, in milliseconds (section 9). */
export const actionsTtlMs = 300_000

/** Lifetime of descriptions of a quick action, in milliseconds (section 9). */
export const quickActionTtlMs = 900_000

/** The filter of a list of actions. Names are sent in a fixed order, so that two orders result in one request. */
export const actionFilter = {
  actionTypes: optional<readonly string[]>(sorted),
  formFactor,
  sections: optional<readonly string[]>(sorted),
}

/** The same where actions beyond those of the page can be requested: `apiNames` with `retrievalMode` All. */
export const recordActionFilter = {
  ...actionFilter,
  apiNames: optional<readonly string[]>(sorted),
  retrievalMode: optional<'PageLayout' | 'All'>(checkString),
}

/** One record or several, by ids of 15 or 18 characters. */
export type RecordIdsInput = string | readonly string[]

export const recordIds = required<RecordIdsInput>(checkRecordIds)

/** The filter for the actions of one related list. Values of another type are dropped. */
export interface RecordActionFilterConfig {
  readonly actionTypes?: readonly string[] | undefined
  readonly formFactor?: FormFactorName | undefined
  readonly sections?: readonly string[] | undefined
  readonly apiNames?: readonly string[] | undefined
  readonly retrievalMode?: 'PageLayout' | 'All' | undefined
}

/** A checked filter of the actions of a related list. */
export interface CheckedRecordActionFilter {
  readonly actionTypes: readonly string[] | undefined
  readonly formFactor: FormFactorName | undefined
  readonly sections: readonly string[] | undefined
  readonly apiNames: readonly string[] | undefined
  readonly retrievalMode: string | undefined
}

/** Returns the parts of a filter that have the right type. */
export function checkRecordActionFilter(config: RecordActionFilterConfig): CheckedRecordActionFilter {
  return {
    actionTypes: sorted(config.actionTypes),
    formFactor: checkFormFactor(config.formFactor),
    sections: sorted(config.sections),
    apiNames: sorted(config.apiNames),
    retrievalMode: checkString(config.retrievalMode),
  }
}

/**
 * Returns the 18-character ids of `value`, in order and without duplicates; null when one of them is invalid, or there
 * are none.
 */
export function checkRecordIds(value: unknown): readonly string[] | null {
  return checkEach(value, checkRecordId)
}

/** Returns the names of `value`, one or several, in order and without duplicates; null when one of them is invalid. */
export function checkNames(value: unknown): readonly string[] | null {
  return checkEach(value, checkName)
}

/** The same for objects, passed as their names or as `{ objectApiName }`. */
export function checkObjectNames(value: unknown): readonly string[] | null {
  return checkEach(value, checkObjectName)
}

function checkEach(value: unknown, check: (item: unknown) => string | null): readonly string[] | null {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value]
  const checked = new Set<string>()
  for (const item of items) {
    const good = check(item)
    if (good === null) return null
    checked.add(good)
  }
  return checked.size === 0 ? null : [...checked].sort()
}

function sorted(value: unknown): readonly string[] | undefined {
  const names = checkStrings(value)
  return names === undefined ? undefined : [...new Set(names)].sort()
}

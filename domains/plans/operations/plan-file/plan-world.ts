import type { ResolvedObject, Viewer } from '@porchlight/metadata'
import type { PlanValues } from './plan-columns'

/** A plan that is stored, as the file is compared with it. */
export interface StoredPlan {
  readonly id: string
  /** Its version, in milliseconds. */
  readonly version: number
  readonly values: PlanValues
}

/** A utility that plans can be for. */
export interface PlanUtility {
  readonly id: string
  readonly name: string
  readonly commodity: string
  /** What it charges: US dollars a month, and cents for each unit; null where it is not known. */
  readonly delivery: { readonly fixed: number | null; readonly perUnit: number | null }
}

/** What a file is compared with. */
export interface PlanWorld {
  readonly object: ResolvedObject
  readonly utilities: readonly PlanUtility[]
  /** The stored plans by their codes. */
  readonly stored: ReadonlyMap<string, StoredPlan>
  readonly viewer: Viewer
  readonly now: Date
}

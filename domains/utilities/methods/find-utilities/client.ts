import { defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { findUtilitiesContract } from './contract'

const path: typeof findUtilitiesContract.path = '/CustomerPortalUtilityController/findUtilities'

/** Where; without a ZIP code the viewer's homes. */
export interface FindUtilitiesConfig {
  /** Five digits. */
  readonly zipCode?: string
}

/** Whom to report an outage or a gas leak to. */
export type FoundUtilities = AnswerOf<typeof findUtilitiesContract>

/** Reads whom to report an outage or a gas leak to. */
export const findUtilities = defineReadAdapter<FindUtilitiesConfig, FindUtilitiesConfig, FoundUtilities>({
  name: 'findUtilities',
  checkConfig: ({ zipCode }) => (zipCode === undefined ? {} : /^\d{5}$/.test(zipCode) ? { zipCode } : null),
  key: ({ zipCode }) => zipCode ?? '',
  resourceRequest: ({ zipCode }) => methodRequest(path, zipCode === undefined ? {} : { zipCode }),
  ttlMs: methodTtlMs,
  keepsForcedReads: false,
})

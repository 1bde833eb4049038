import { defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { checkPlanUse, type PlanUseConfig } from '../../operations/plan-offer/plan-use-client'
import type { findPlansContract } from './contract'

const path: typeof findPlansContract.path = '/CustomerPortalPlanController/findPlans'

/** Whose plans, and where; without a ZIP code that of the account. */
export interface FindPlansConfig extends PlanUseConfig {
  /** Five digits. */
  readonly zipCode?: string
}

/** The utilities that serve a ZIP code and the plans offered there. */
export type PlanSearch = AnswerOf<typeof findPlansContract>

/** Reads the utilities that serve a ZIP code and the plans a brand offers there, with prices. */
export const findPlans = defineReadAdapter<FindPlansConfig, Readonly<Record<string, string>>, PlanSearch>({
  name: 'findPlans',
  checkConfig: ({ zipCode, ...config }) => {
    const query = checkPlanUse(config)
    if (query === null || zipCode === undefined) return query?.accountId === undefined ? null : query
    return /^\d{5}$/.test(zipCode) ? { ...query, zipCode } : null
  },
  key: (query) => JSON.stringify(query),
  resourceRequest: (query) => methodRequest(path, query),
  ttlMs: methodTtlMs,
  keepsForcedReads: false,
})

import { defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { checkPlanUse, type PlanUseConfig } from '../../operations/plan-offer/plan-use-client'
import type { getPlansContract } from './contract'

const path: typeof getPlansContract.path = '/CustomerPortalPlanController/getPlans'

/** Which plans. */
export interface GetPlansConfig extends PlanUseConfig {
  /** One to three codes of plans. */
  readonly planCodes: readonly string[]
}

/** Plans with their prices. */
export type PlanPrices = AnswerOf<typeof getPlansContract>

/** Reads up to three plans of a brand by their codes. */
export const getPlans = defineReadAdapter<GetPlansConfig, Readonly<Record<string, string>>, PlanPrices>({
  name: 'getPlans',
  checkConfig: ({ planCodes, ...config }) => {
    const query = checkPlanUse(config)
    const isValid = planCodes.length > 0 && planCodes.length <= 3
    if (query === null || !isValid || !planCodes.every((code) => /^[A-Z0-9-]{1,40}$/.test(code))) return null
    return { ...query, planCodes: planCodes.join(',') }
  },
  key: (query) => JSON.stringify(query),
  resourceRequest: (query) => methodRequest(path, query),
  ttlMs: methodTtlMs,
  keepsForcedReads: false,
})

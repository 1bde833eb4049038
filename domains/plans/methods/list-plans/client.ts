import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listPlansContract } from './contract'

const path: typeof listPlansContract.path = '/CustomerPortalPlanSetupController/listPlans'

/** Whose plans are read. */
export interface PlanListConfig {
  readonly brandName: string
}

export type PlanList = AnswerOf<typeof listPlansContract>

/** Reads a brand’s plans with the days of their offer. */
export const listPlans = defineReadAdapter<PlanListConfig, PlanListConfig, PlanList>({
  name: 'listPlans',
  checkConfig: (config) => config,
  key: ({ brandName }) => brandName,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

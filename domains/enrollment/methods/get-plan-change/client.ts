import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getPlanChangeContract } from './contract'

const path: typeof getPlanChangeContract.path = '/CustomerPortalEnrollmentController/getPlanChange'

/** Which plan, for which of the viewer's own accounts. */
export interface GetPlanChangeConfig {
  /** 15 or 18 characters. */
  readonly accountId: string
  readonly planCode: string
}

export type PlanChange = AnswerOf<typeof getPlanChangeContract>

/** Reads what another plan would be for an account. */
export const getPlanChange = defineReadAdapter<GetPlanChangeConfig, GetPlanChangeConfig, PlanChange>({
  name: 'getPlanChange',
  checkConfig: ({ accountId, planCode }) => {
    const id = checkRecordId(accountId)
    return id === null || !/^[A-Z0-9-]{1,40}$/.test(planCode) ? null : { accountId: id, planCode }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

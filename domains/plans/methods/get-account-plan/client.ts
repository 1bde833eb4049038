import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getAccountPlanContract } from './contract'

const path: typeof getAccountPlanContract.path = '/CustomerPortalPlanController/getAccountPlan'

/** Whose plan. */
export interface GetAccountPlanConfig {
  /** One of the viewer's own accounts, 15 or 18 characters. */
  readonly accountId: string
}

/** The plan of an account, and the certificate of its provider. */
export type AccountPlan = AnswerOf<typeof getAccountPlanContract>

/** Reads the plan that an account has. */
export const getAccountPlan = defineReadAdapter<
  GetAccountPlanConfig,
  { readonly accountId: string },
  AccountPlan
>({
  name: 'getAccountPlan',
  checkConfig: ({ accountId: given }) => {
    const accountId = checkRecordId(given)
    return accountId === null ? null : { accountId }
  },
  key: ({ accountId }) => accountId,
  resourceRequest: (query) => methodRequest(path, query),
  ttlMs: methodTtlMs,
  keepsForcedReads: false,
})

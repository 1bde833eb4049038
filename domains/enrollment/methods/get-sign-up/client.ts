import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getSignUpContract } from './contract'

const path: typeof getSignUpContract.path = '/CustomerPortalEnrollmentController/getSignUp'

/** A plan to begin with, in place of the present one. */
export interface GetSignUpConfig {
  readonly planCode?: string
}

export type SignUpState = AnswerOf<typeof getSignUpContract>

/** Reads what this browser has entered into its sign-up. */
export const getSignUp = defineReadAdapter<GetSignUpConfig, string, SignUpState>({
  name: 'getSignUp',
  checkConfig: ({ planCode }) =>
    planCode === undefined ? '' : /^[A-Z0-9-]{1,40}$/.test(planCode) ? planCode : null,
  key: (planCode) => planCode,
  resourceRequest: (planCode) => postReadRequest(path, planCode === '' ? {} : { planCode }),
  ttlMs: postReadTtlMs,
})

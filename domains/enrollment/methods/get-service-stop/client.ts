import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getServiceStopContract } from './contract'

const path: typeof getServiceStopContract.path = '/CustomerPortalEnrollmentController/getServiceStop'

/** Which of the viewer's own accounts. */
export interface GetServiceStopConfig {
  /** 15 or 18 characters. */
  readonly accountId: string
}

export type ServiceStop = AnswerOf<typeof getServiceStopContract>

/** Reads what stopping service would be for an account. */
export const getServiceStop = defineReadAdapter<GetServiceStopConfig, GetServiceStopConfig, ServiceStop>({
  name: 'getServiceStop',
  checkConfig: ({ accountId }) => {
    const id = checkRecordId(accountId)
    return id === null ? null : { accountId: id }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getMoveContract } from './contract'

const path: typeof getMoveContract.path = '/CustomerPortalEnrollmentController/getMove'

/** Which of the viewer's own accounts, and where to. */
export interface GetMoveConfig {
  /** 15 or 18 characters. */
  readonly accountId: string
  /** Five digits. */
  readonly zipCode?: string
  readonly planCode?: string
}

export type PossibleMove = AnswerOf<typeof getMoveContract>

/** Reads the terms of a move of an account. */
export const getMove = defineReadAdapter<GetMoveConfig, GetMoveConfig, PossibleMove>({
  name: 'getMove',
  checkConfig: (config) => {
    const id = checkRecordId(config.accountId)
    return id === null ? null : { ...config, accountId: id }
  },
  key: (config) => JSON.stringify(config),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { teamWorkContract } from './contract'

const path: typeof teamWorkContract.path = '/CustomerPortalWorkController/teamWork'

/** Which items are shown; absent: all. The loads are of all work in any case. */
export interface TeamWorkConfig {
  /** The name of a kind. */
  readonly kind?: string
  /** A user’s id; `none` for unassigned items. */
  readonly owner?: string
  readonly isLate?: boolean
}

export type TeamWork = AnswerOf<typeof teamWorkContract>

/** Reads the work of all staff whom the viewer leads. */
export const teamWork = defineReadAdapter<TeamWorkConfig, TeamWorkConfig, TeamWork>({
  name: 'teamWork',
  checkConfig: (config) => config,
  key: ({ kind = '', owner = '', isLate = false }) => JSON.stringify([kind, owner, isLate]),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

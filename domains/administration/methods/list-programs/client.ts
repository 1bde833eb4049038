import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listProgramsContract } from './contract'

const path: typeof listProgramsContract.path = '/CustomerPortalProgramsController/listPrograms'

/** Which are read; absent: all. */
export interface ProgramsConfig {
  /** One of them alone. */
  readonly programId?: string
}

export type Programs = AnswerOf<typeof listProgramsContract>

/** Reads the programs that are registered for access. */
export const listPrograms = defineReadAdapter<ProgramsConfig, ProgramsConfig, Programs>({
  name: 'listPrograms',
  checkConfig: (config) => config,
  key: ({ programId = '' }) => programId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

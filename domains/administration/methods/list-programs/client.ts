import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listProgramsContract } from './contract'

const path: typeof listProgramsContract.path = '/CustomerPortalProgramsController/listPrograms'

export type Programs = AnswerOf<typeof listProgramsContract>

/** Reads the programs that are registered for access. */
export const listPrograms = defineReadAdapter<
  Readonly<Record<string, never>>,
  Readonly<Record<string, never>>,
  Programs
>({
  name: 'listPrograms',
  checkConfig: (config) => config,
  key: () => '',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})

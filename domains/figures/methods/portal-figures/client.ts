import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf, BodyOf } from '@porchlight/ui-api/contract'
import type { portalFiguresContract } from './contract'

const path: typeof portalFiguresContract.path = '/CustomerPortalFiguresController/portalFigures'

/** Whose figures are read, and of which days: without a brand, those of the host’s, or the viewer’s own. */
export type PortalFiguresConfig = BodyOf<typeof portalFiguresContract>

export type PortalFigures = AnswerOf<typeof portalFiguresContract>

/** Reads how the portal does for a brand. */
export const portalFigures = defineReadAdapter<PortalFiguresConfig, PortalFiguresConfig, PortalFigures>({
  name: 'portalFigures',
  checkConfig: (config) => config,
  key: ({ brandName = '', period }) => JSON.stringify([brandName, period]),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { Period } from '../../facts/figure-names'
import type { portalFiguresContract } from './contract'

const path: typeof portalFiguresContract.path = '/CustomerPortalFiguresController/portalFigures'

/** Whose figures are read, and of which days. */
export interface PortalFiguresConfig {
  /** A brand’s key; absent for the viewer’s first. */
  readonly brandName?: string
  readonly period: Period
}

export type PortalFigures = AnswerOf<typeof portalFiguresContract>

/** Reads how the portal does for a brand. */
export const portalFigures = defineReadAdapter<PortalFiguresConfig, PortalFiguresConfig, PortalFigures>({
  name: 'portalFigures',
  checkConfig: (config) => config,
  key: ({ brandName = '', period }) => JSON.stringify([brandName, period]),
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

import { defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { postReadRequest, postReadTtlMs } from '../define/post-read-client'
import type { alertsOverviewContract } from './contract'

const path: typeof alertsOverviewContract.path = '/CustomerPortalAlertController/alertsOverview'

export type AlertsOverview = AnswerOf<typeof alertsOverviewContract>

/** Reads where one stands with text alerts. */
export const alertsOverview = defineReadAdapter<Readonly<Record<never, never>>, string, AlertsOverview>({
  name: 'alertsOverview',
  checkConfig: () => '',
  key: () => '',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})

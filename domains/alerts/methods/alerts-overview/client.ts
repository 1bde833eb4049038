import { defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { alertsOverviewContract } from './contract'

const path: typeof alertsOverviewContract.path = '/CustomerPortalAlertController/alertsOverview'

/** Takes no parameters: it reads the viewer's own. */
export type AlertsOverviewConfig = Readonly<Record<string, never>>

export type AlertsOverview = AnswerOf<typeof alertsOverviewContract>

/** Reads one's state of text alerts. */
export const alertsOverview = defineReadAdapter<AlertsOverviewConfig, string, AlertsOverview>({
  name: 'alertsOverview',
  checkConfig: () => 'own',
  key: () => 'own',
  resourceRequest: () => postReadRequest(path, {}),
  ttlMs: postReadTtlMs,
})

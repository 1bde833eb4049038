import { checkName, defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { listAnnouncementsContract } from './contract'

const path: typeof listAnnouncementsContract.path = '/CustomerPortalMainDataController/listAnnouncements'

/** Which brand, as `Account_Brand__c` names it. */
export interface ListAnnouncementsConfig {
  readonly brandName: string
}

/** Reads a brand's current announcements to everyone, in both languages. */
export const listAnnouncements = defineReadAdapter<
  ListAnnouncementsConfig,
  string,
  AnswerOf<typeof listAnnouncementsContract>
>({
  name: 'listAnnouncements',
  checkConfig: (config) => checkName(config.brandName),
  key: (brandName) => brandName,
  resourceRequest: (brandName) => methodRequest(path, { brandName }),
  ttlMs: methodTtlMs,
})

import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { getUserAccountInformationContract } from './contract'

const path: typeof getUserAccountInformationContract.path =
  '/CustomerPortalMainDataController/getUserAccountInformation'

/** Whose account; 15 or 18 characters. */
export interface GetUserAccountInformationConfig {
  readonly contactId: string
}

/** Reads the brand of the account found for a contact. */
export const getUserAccountInformation = defineReadAdapter<
  GetUserAccountInformationConfig,
  string,
  AnswerOf<typeof getUserAccountInformationContract>
>({
  name: 'getUserAccountInformation',
  checkConfig: (config) => checkRecordId(config.contactId),
  key: (contactId) => contactId,
  resourceRequest: (contactId) => methodRequest(path, { contactId }),
  ttlMs: methodTtlMs,
  keepsForcedReads: false,
})

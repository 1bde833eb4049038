import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import { methodRequest, methodTtlMs } from '../define/method-client'
import type { projectBillContract } from './contract'

const path: typeof projectBillContract.path = '/CustomerPortalUsageController/projectBill'

/** Whose bill. */
export interface ProjectBillConfig {
  readonly accountId: string
}

/** What the bill of the running cycle will likely be. */
export type ProjectedBill = AnswerOf<typeof projectBillContract>

/** Reads how much the bill of the running cycle will likely be. */
export const projectBill = defineReadAdapter<ProjectBillConfig, ProjectBillConfig, ProjectedBill>({
  name: 'projectBill',
  checkConfig: ({ accountId }) => {
    const checked = checkRecordId(accountId)
    return checked === null ? null : { accountId: checked }
  },
  key: ({ accountId }) => accountId,
  resourceRequest: ({ accountId }) => methodRequest(path, { accountId }),
  ttlMs: methodTtlMs,
})

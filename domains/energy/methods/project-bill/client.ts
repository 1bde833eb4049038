import { defineReadAdapter } from '@porchlight/data-service'
import { type AccountReadConfig, accountRead } from '@porchlight/server-methods/define/account-read-client'
import { methodRequest, methodTtlMs } from '@porchlight/server-methods/define/method-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { projectBillContract } from './contract'

const path: typeof projectBillContract.path = '/CustomerPortalUsageController/projectBill'

/** Whose bill. */
export type ProjectBillConfig = AccountReadConfig

/** What the bill of the running cycle will likely be. */
export type ProjectedBill = AnswerOf<typeof projectBillContract>

/** Reads how much the bill of the running cycle will likely be. */
export const projectBill = defineReadAdapter<ProjectBillConfig, ProjectBillConfig, ProjectedBill>({
  name: 'projectBill',
  ...accountRead,
  resourceRequest: ({ accountId }) => methodRequest(path, { accountId }),
  ttlMs: methodTtlMs,
})

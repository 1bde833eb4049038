import { checkRecordId, defineReadAdapter } from '@porchlight/data-service'
import { postReadRequest, postReadTtlMs } from '@porchlight/server-methods/define/post-read-client'
import type { AnswerOf } from '@porchlight/ui-api/contract'
import type { arrangementOfferContract } from './contract'

const path: typeof arrangementOfferContract.path = '/CustomerPortalPaymentController/arrangementOffer'

/** Which bill. */
export interface ArrangementOfferConfig {
  readonly billId: string
}

/** What may be arranged for a bill. */
export type ArrangementOfferAnswer = AnswerOf<typeof arrangementOfferContract>

/** Reads how a bill may be paid later. */
export const arrangementOffer = defineReadAdapter<
  ArrangementOfferConfig,
  ArrangementOfferConfig,
  ArrangementOfferAnswer
>({
  name: 'arrangementOffer',
  checkConfig: ({ billId }) => {
    const checked = checkRecordId(billId)
    return checked === null ? null : { billId: checked }
  },
  key: ({ billId }) => billId,
  resourceRequest: (config) => postReadRequest(path, { ...config }),
  ttlMs: postReadTtlMs,
})

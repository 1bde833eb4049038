import type { BrandKey } from '@porchlight/brands'
import { defineJob } from '@porchlight/jobs'
import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { sendText } from '../../../customers/operations/texts/send-text'
import { numberCode } from '../../texts/number-code/text'

/** Texts the code of an offer to its number. A code that is over, or was replaced by another, is not sent any more. */
export const sendNumberCode = defineJob<
  {
    readonly contactId: string
    readonly offerId: string
    readonly brand: BrandKey
    readonly language: Language
  },
  PortalJobServices
>({
  name: 'send-number-code',
  run: async ({ contactId, offerId, brand, language }, { services, now }) => {
    const offer = await services.identity.phoneCodeOf(contactId, offerId)
    if (offer === null) return
    const { code, number } = offer
    const input = { brand, language, values: { code } }
    const envelope = { contactId, number, key: `code ${offerId}`, countedFor: null }
    await sendText(services, now(), numberCode, input, envelope)
  },
})

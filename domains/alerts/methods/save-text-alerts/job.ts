import type { BrandKey } from '@porchlight/brands'
import { defineJob } from '@porchlight/jobs'
import type { Language } from '@porchlight/metadata'
import type { PortalJobServices } from '@porchlight/server-methods/define/job-context'
import { read } from '@porchlight/server-methods/records/read'
import { consentObject } from '../../../customers/objects/consent/object'
import { sendText } from '../../../customers/operations/texts/send-text'
import { readAlerts } from '../../operations/read-alerts'
import { alertsOn } from '../../texts/alerts-on/text'

/** The specification's promise (`docs/specification/portal.md` section 9). */
const promisedWithinMs = 15 * 60_000

/**
 * Confirms that text alerts are on: at any hour, because the customer is waiting for it, and within 15 minutes. The
 * pauses between its first six tries add up to less than four minutes. A later confirmation is reported to
 * operators, and sent all the same. Nothing is sent to a customer who has turned them off in the meantime.
 */
export const sendAlertsOn = defineJob<
  {
    readonly contactId: string
    readonly consentId: string
    readonly brand: BrandKey
    readonly language: Language
  },
  PortalJobServices
>({
  name: 'send-alerts-on',
  run: async ({ contactId, consentId, brand, language }, { services, now }) => {
    const { engine, systemViewer, alarm } = services
    const { kindsOn, number } = await readAlerts(engine, systemViewer, contactId)
    if (kindsOn.length === 0 || number === null) return
    const input = { brand, language, values: {} }
    const envelope = { contactId, number, key: `on ${consentId}`, countedFor: null }
    await sendText(services, now(), alertsOn, input, envelope)
    const consent = await read(engine, systemViewer, consentObject, consentId, ['Given_At__c'])
    const requestedAt = Date.parse(consent?.Given_At__c ?? '')
    if (now().getTime() - requestedAt > promisedWithinMs) alarm('texts.confirmation-late', { consentId })
  },
})

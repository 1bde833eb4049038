import type { Language, Viewer } from '@porchlight/metadata'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import { stopOwnAlerts } from '../../../alerts/methods/stop-text-alerts/stop-own-alerts'
import { setOfferTexts } from '../../../alerts/operations/offer-texts'
import { endAutopay } from '../../../autopay/operations/end-autopay'
import type { ConsentType } from '../../../customers/operations/consents/read-consents'
import { disclosureVersion, withdrawal } from '../../../paperless/operations/disclosure'
import { setPaperless } from '../../../paperless/operations/set-paperless'

/** Takes a consent back, with all that follows from it; `accountId` is that of the consent, null for the person. */
type Undo = (
  context: MethodContext,
  viewer: Extract<Viewer, { class: 'customer' }>,
  consent: { readonly accountId: string | null; readonly language: Language },
) => Promise<void>

/**
 * How each type of consent (`Consent_Type__c`) is withdrawn. A type that is not listed cannot be undone by customers
 * themselves.
 */
export const undoOf: Readonly<Partial<Record<ConsentType, Undo>>> = {
  Autopay_Bank_Account: undoAutopay,
  Autopay_Card: undoAutopay,
  Paperless: async (context, { contactId }, { accountId, language }) => {
    if (accountId === null) return
    const consent = { contactId, accountId, version: disclosureVersion, text: withdrawal[language] }
    await setPaperless(context, false, consent)
  },
  Offer_Texts: (context, { contactId }, { language }) =>
    setOfferTexts(context, { contactId, isWanted: false, language }),
  Text_Alerts: (context, viewer, { language }) => stopOwnAlerts(context, viewer, language),
}

async function undoAutopay(...[context, { contactId }, { accountId }]: Parameters<Undo>): Promise<void> {
  if (accountId !== null) await endAutopay(context, { accountId, contactId })
}

import type { Language, Viewer } from '@porchlight/metadata'
import type { MethodContext } from '../define/method'
import { stopOwnAlerts } from '../stop-text-alerts/stop-own-alerts'

/** Takes a consent back, with all that follows from it; `accountId` is that of the consent, null for the person. */
type Undo = (
  context: MethodContext,
  viewer: Extract<Viewer, { class: 'customer' }>,
  consent: { readonly accountId: string | null; readonly language: Language },
) => Promise<void>

/** How each type of consent (`Consent_Type__c`) is taken back. What stands not here cannot be undone by oneself. */
export const undoOf: Readonly<Record<string, Undo>> = {
  Text_Alerts: (context, viewer, { language }) => stopOwnAlerts(context, viewer, language),
}

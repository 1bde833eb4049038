import type { WithheldReason } from '../../customers/facts/withheld-reasons'
import type { CampaignPurpose, MessageChannel } from '../facts/campaign-values'

/** What decides whether a customer gets a message. */
export interface Standing {
  readonly purpose: CampaignPurpose
  readonly channel: MessageChannel
  /** Whether there is an address or a number that the channel reaches. */
  readonly isReachable: boolean
  /** Whether the customer gets mails of the group of offers. */
  readonly wantsOfferMails: boolean
  /** Whether the owner of the number replied STOP. */
  readonly isNumberStopped: boolean
  /** Consents to texts, in any order. */
  readonly consents: readonly TextConsent[]
}

/** A consent to texts that was given or taken back. */
export interface TextConsent {
  readonly type: 'Text_Alerts' | 'Offer_Texts'
  readonly isGiven: boolean
  /** ISO 8601. */
  readonly at: string
}

/**
 * Why the customer does not get the message; null when nothing is in the way. Mails of offers go to whoever did not turn
 * them off (15 USC 7704), texts of offers to whoever agreed to them in writing (47 CFR 64.1200(a)(2)). Who gave a number for
 * the service agreed to texts about it unless they said otherwise (FCC 16-88). A word against texts on any channel counts
 * against all of them (47 CFR 64.1200(a)(10)).
 */
export function whyWithheld(standing: Standing): WithheldReason | null {
  const isOffer = standing.purpose === 'Offer'
  if (standing.channel === 'Email') {
    if (!standing.isReachable) return 'No_Address'
    return isOffer && !standing.wantsOfferMails ? 'Turned_Off' : null
  }
  if (isOffer && !agreesToOffers(standing.consents)) return 'No_Consent'
  if (!isOffer && latest(standing.consents, 'Text_Alerts')?.isGiven === false) return 'Texts_Off'
  if (!standing.isReachable) return 'No_Number'
  return standing.isNumberStopped ? 'Number_Stopped' : null
}

/** Whether the latest word about offers is a yes that no later word against any texts takes back. */
export function agreesToOffers(consents: readonly TextConsent[]): boolean {
  const offers = latest(consents, 'Offer_Texts')
  if (offers?.isGiven !== true) return false
  return !consents.some(({ isGiven, at }) => !isGiven && at >= offers.at)
}

function latest(consents: readonly TextConsent[], type: TextConsent['type']): TextConsent | undefined {
  return consents.filter((consent) => consent.type === type).toSorted((a, b) => (a.at < b.at ? 1 : -1))[0]
}

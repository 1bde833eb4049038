import type { WithheldReason } from '../../customers/facts/withheld-reasons'
import { agreesToOffers, latestOf, type TextConsent } from '../../customers/rules/text-consents'
import type { CampaignPurpose, MessageChannel } from '../facts/campaign-values'

/** What decides whether a customer gets a message. */
export interface RecipientFacts {
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

/**
 * Returns why the customer does not get the message; null when nothing prevents it. Mails of offers go to everyone who
 * did not turn them off (15 USC 7704), texts of offers to those who agreed to them in writing. Customers who provided a
 * number for the service agreed to texts about it unless they stated otherwise (FCC 16-88).
 */
export function whyWithheld(facts: RecipientFacts): WithheldReason | null {
  const isOffer = facts.purpose === 'Offer'
  if (facts.channel === 'Email') {
    if (!facts.isReachable) return 'No_Address'
    return isOffer && !facts.wantsOfferMails ? 'Turned_Off' : null
  }
  if (isOffer && !agreesToOffers(facts.consents)) return 'No_Consent'
  if (!isOffer && latestOf(facts.consents, 'Text_Alerts')?.isGiven === false) return 'Texts_Off'
  if (!facts.isReachable) return 'No_Number'
  return facts.isNumberStopped ? 'Number_Stopped' : null
}

import { createFormatter } from '@porchlight/i18n'
import { type Mail, type MailInput, renderMail } from '@porchlight/mails'
import type { Language } from '@porchlight/metadata'
import type { Services } from '@porchlight/server-methods/define/services'
import { renderText, type Text, type TextInput } from '@porchlight/texts'
import { fillMergeFields } from '../../customers/facts/merge-text'
import { pageAddress } from '../../customers/operations/mail/page-address'
import { type MergeFieldName, mergeFieldNames, mergeFields } from '../facts/merge-fields'
import { campaignNotice } from '../mails/campaign-notice/mail'
import { campaignOffer } from '../mails/campaign-offer/mail'
import { campaignNoticeText } from '../texts/campaign-notice/text'
import { campaignOfferText } from '../texts/campaign-offer/text'
import type { Customer } from './read-customer'
import type { StoredCampaign } from './stored-campaign'

type Composer = Pick<Services, 'brandAddress'>

/** A mail of a campaign, and what fills it. */
export interface ComposedMail {
  readonly mail: Mail<never, 'openPage'>
  readonly input: MailInput<never, 'openPage'>
}

/** A text of a campaign, and what fills it. */
export interface ComposedText {
  readonly text: Text<'message'>
  readonly input: TextInput<'message'>
}

const textsOf = (campaign: StoredCampaign) => ({
  subject: { en: campaign.Subject__c, es: campaign.Subject_ES__c },
  mail: { en: campaign.Mail_Text__c ?? '', es: campaign.Mail_Text_ES__c ?? '' },
  text: { en: campaign.Text__c ?? '', es: campaign.Text_ES__c ?? '' },
})

/** Returns the mail of a campaign to a customer. `postalAddress` is in the footer of offers, as required by law. */
export function composeMail(
  composer: Composer,
  campaign: StoredCampaign,
  customer: Customer,
  language: Language,
  postalAddress: string,
): ComposedMail {
  const isOffer = campaign.Purpose__c === 'Offer'
  const base = isOffer ? campaignOffer : campaignNotice
  const { subject, mail: body } = textsOf(campaign)
  const openPage = linkOf(composer, campaign, language)
  return {
    // A subject and a heading hold no merge fields: the rules of the record refuse braces.
    mail: { ...base, labels: { ...base.labels, subject, heading: subject } },
    input: {
      brand: customer.brand,
      language,
      values: {},
      links: { openPage },
      body: fillMergeFields(body[language], valuesOf(customer, language)),
      ...(isOffer ? { postalAddress } : {}),
    },
  }
}

/** The text of a campaign to a customer; its title is the subject, as staff see it. */
export function composeText(
  composer: Composer,
  campaign: StoredCampaign,
  customer: Customer,
  language: Language,
): ComposedText {
  const base = campaign.Purpose__c === 'Offer' ? campaignOfferText : campaignNoticeText
  const { subject, text } = textsOf(campaign)
  const link = campaign.Page__c === null ? '' : ` ${linkOf(composer, campaign, language)}`
  const message = `${fillMergeFields(text[language], shortened(valuesOf(customer, language)))}${link}`
  return {
    text: { ...base, labels: { ...base.labels, title: subject } },
    input: { brand: customer.brand, language, values: { message } },
  }
}

/** What the customer will read, with nothing sent. */
export function previewMail({ mail, input }: ComposedMail): {
  readonly subject: string
  readonly text: string
} {
  const { subject, text } = renderMail(mail, input)
  return { subject, text }
}

export function previewText({ text, input }: ComposedText): string {
  return renderText(text, input)
}

/** A page of the brand’s own site, by settings. */
function linkOf(composer: Composer, campaign: StoredCampaign, language: Language): string {
  const page = campaign.Page__c ?? '/'
  return pageAddress(composer, { brand: campaign.Brand__c, language, path: page === '/' ? '' : page })
}

function valuesOf(customer: Customer, language: Language): Readonly<Record<MergeFieldName, string>> {
  const { date } = createFormatter({ language })
  const known: Readonly<Record<MergeFieldName, string | null>> = {
    firstName: customer.firstName,
    street: customer.street,
    zip: customer.zip?.slice(0, 5) ?? null,
    plan: customer.planNames[language],
    contractEnd: customer.contractEnd === null ? null : date(customer.contractEnd),
  }
  const filled = mergeFieldNames.map((name) => {
    const value = known[name]?.trim() ?? ''
    return [name, value === '' ? mergeFields[name].otherwise[language] : value]
  })
  return Object.fromEntries(filled) as Record<MergeFieldName, string>
}

/** No longer than the length of a text was checked with. */
function shortened(
  values: Readonly<Record<MergeFieldName, string>>,
): Readonly<Record<MergeFieldName, string>> {
  const cut = mergeFieldNames.map((name) => [name, values[name].slice(0, mergeFields[name].longest)])
  return Object.fromEntries(cut) as Record<MergeFieldName, string>
}

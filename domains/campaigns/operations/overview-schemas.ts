import { Type } from 'typebox'
import { type CampaignStep, campaignSteps } from '../facts/campaign-values'

const Words = Type.Object({
  subject: Type.String(),
  mail: Type.Union([Type.String(), Type.Null()], { description: 'The plain part; null where no mail goes.' }),
  text: Type.Union([Type.String(), Type.Null()], { description: 'Null where no text goes.' }),
  segments: Type.Integer({ description: 'Messages of the network that the text takes; 0 without one.' }),
})

export const CampaignSample = Type.Object({
  contactId: Type.String(),
  name: Type.String(),
  email: Type.Union([Type.String(), Type.Null()], { description: 'Masked: `d•••@example.com`.' }),
  phone: Type.Union([Type.String(), Type.Null()], { description: 'Masked: its last four digits.' }),
  language: Type.Union([Type.Literal('en'), Type.Literal('es')], {
    description: 'What this customer reads.',
  }),
  en: Words,
  es: Words,
})

export const CampaignReason = Type.Object({
  reason: Type.String({
    description: 'A value of `Sent_Message__c.Withheld_Reason__c`, `Refused` or `Gone`.',
  }),
  count: Type.Integer(),
  latest: Type.Array(
    Type.Object({
      contactId: Type.String(),
      name: Type.String(),
      channel: Type.Union([Type.Literal('Email'), Type.Literal('Text')]),
    }),
    { description: 'The latest of them, 20 at most.' },
  ),
})

export const CampaignProgress = Type.Object({
  customers: Type.Integer({ description: 'Who had their turn, or have it now.' }),
  sent: Type.Integer({ description: 'Messages that went out.' }),
  leftOut: Type.Integer({ description: 'Messages that did not, for a reason.' }),
  open: Type.Integer({ description: 'Messages that are queued, or wait for their hour.' }),
})

/** What the viewer may do next. */
export const CampaignSteps = Type.Array(
  Type.Unsafe<CampaignStep>(Type.Union(campaignSteps.map((step) => Type.Literal(step)))),
)

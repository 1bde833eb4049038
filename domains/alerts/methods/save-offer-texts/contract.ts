import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const saveOfferTextsContract = defineFormMethod({
  controller: 'CustomerPortalAlertController',
  name: 'saveOfferTexts',
  forms: ['/alerts/offers'],
  summary:
    'Agrees to offers by text at the number of one’s text alerts, which have to be on, or takes it back; again is no change.',
  body: {
    offers: Type.Optional(
      Type.String({ maxLength: 5, description: '`yes` to agree; anything else takes it back.' }),
    ),
    offersVersion: Type.Optional(
      Type.String({ maxLength: 40, description: 'The edition of the words that were shown.' }),
    ),
    language: Type.Optional(Type.String({ maxLength: 2, description: '`en` or `es`.' })),
  },
  answer: {},
  errors: ['invalidSession', 'forbidden', 'notFound', 'rateLimited'],
  source: 'docs/specification/trade.md section 2.9',
})

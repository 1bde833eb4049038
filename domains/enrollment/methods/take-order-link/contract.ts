import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'

export const takeOrderLinkContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'takeOrderLink',
  forms: ['/order-link'],
  summary:
    'Says whether the order of the link that this browser opened is one’s own. Before that, the link opens nothing.',
  body: {
    choice: Type.Union([Type.Literal('mine'), Type.Literal('notMine')], {
      description: '`notMine` forgets the link in this browser; the link itself stays as it is.',
    }),
  },
  answer: {},
  errors: ['orderNotFound', 'linkExpired', 'linkNotLatest'],
  source: 'docs/adr/0046-who-comes-after.md',
})

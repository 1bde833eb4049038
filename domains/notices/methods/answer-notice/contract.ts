import { defineFormMethod } from '@porchlight/server-methods/form/form-method-schema'
import { Type } from 'typebox'
import { documentErrors } from '../../../documents/operations/upload-schemas'

export const answerNoticeContract = defineFormMethod({
  controller: 'CustomerPortalDocumentController',
  name: 'answerNotice',
  forms: ['/notices', '/notices/:orderId'],
  summary:
    'Takes the customer’s word that a notice is settled, or not theirs, with its proof: it is then being checked. Nothing that a customer sends resolves it.',
  body: {
    orderId: Type.Optional(
      Type.String({ maxLength: 18, description: 'Empty for the order of a look-up; before the files.' }),
    ),
    notice: Type.String({ maxLength: 3, description: 'The number of the notice.' }),
    path: Type.String({ maxLength: 20, description: '`Pay` or `New_Occupant`.' }),
    settled: Type.Optional(Type.String({ maxLength: 5, description: '`yes` where the box is ticked.' })),
    attachment: Type.Optional(
      Type.Any({
        description: 'The proof, unless it was sent in parts before; for a new occupant both papers.',
      }),
    ),
    photo: Type.Optional(Type.Any({ description: 'A file that a camera has just made.' })),
  },
  multipart: true,
  answer: {},
  errors: [...documentErrors, 'notFound', 'modifiedSince', 'unsupportedMediaType'],
  source: 'docs/specification/portal.md sections 4 and 5',
})

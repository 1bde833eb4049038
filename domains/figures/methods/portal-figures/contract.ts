import { defineCall } from '@porchlight/ui-api/contract'
import { Type } from 'typebox'
import { FigureDays, FigureGroup, FigureRequest, FunnelStage } from '../../operations/figure-schemas'

export const portalFiguresContract = defineCall({
  name: 'portalFigures',
  method: 'POST',
  path: '/CustomerPortalFiguresController/portalFigures',
  summary:
    'How the portal does for a brand in a period and in the one before: enrollment, digital adoption, payments and messages. For supervisors of the brand and administrators; for everyone else the method does not exist.',
  params: Type.Object({}),
  query: Type.Object({}, { additionalProperties: false }),
  body: FigureRequest,
  answer: Type.Object({
    brand: Type.String(),
    brands: Type.Array(Type.String(), { description: 'Whose figures the viewer may read.' }),
    days: FigureDays,
    before: FigureDays,
    asOf: Type.Union([Type.String(), Type.Null()], {
      description: 'The moment up to which everything is counted, ISO 8601; null before the first count.',
    }),
    isCounting: Type.Boolean({ description: 'Whether earlier days are still to be counted.' }),
    points: Type.Array(FigureDays, { description: 'The parts of the period that lines have points for.' }),
    groups: Type.Array(FigureGroup),
    funnel: Type.Array(FunnelStage, { description: 'In the order of the stages.' }),
  }),
  successStatus: 200,
  errorKind: 'write',
  errors: ['invalidSession', 'notFound'],
  source: 'docs/specification/portal.md section 9',
})

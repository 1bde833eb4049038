import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam, CommaSeparated } from '../../request/request-schemas'

/** The objects for which a feature's conditions decide what is shown. */
export interface FormulaActivationRepresentation {
  readonly actionFeature: string
  /** Object api name to whether conditions of the feature apply on its pages. */
  readonly activations: Readonly<Record<string, boolean>>
  readonly application: string | null
  /** 32 hex digits over this representation. */
  readonly eTag: string
}

export const getFormulaActivationContract = defineCall({
  name: 'getFormulaActivation',
  method: 'GET',
  path: '/ui-api/actions/formula-activation/{actionFeature}',
  summary: 'Tells of which objects the actions on a page depend on the record that it shows.',
  params: Type.Object({ actionFeature: ApiNameParam }),
  query: Type.Object({
    application: Type.Optional(ApiNameParam),
    objectApiNames: Type.Optional(CommaSeparated),
  }),
  body: null,
  answer: Type.Unsafe<FormulaActivationRepresentation>(
    Type.Object(
      {
        actionFeature: Type.String(),
        activations: Type.Record(Type.String(), Type.Boolean()),
        application: Type.Union([Type.String(), Type.Null()]),
        eTag: Type.String(),
      },
      { $id: 'FormulaActivation' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})

import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam, BooleanText } from '../../request/request-schemas'

/** Where an app opens its own page instead of the standard one. */
export interface ActionOverrideRepresentation {
  /** The standard action that is overridden. */
  readonly actionName: 'View'
  readonly appDeveloperName: string
  /** The page's path; the record's id follows as a further segment. */
  readonly content: string
  readonly formFactors: readonly string[]
  readonly type: 'Page'
}

/** The overrides of an object's standard actions. */
export interface ActionOverridesRepresentation {
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly objectApiName: string
  readonly overrides: readonly ActionOverrideRepresentation[]
}

export const getActionOverridesContract = defineCall({
  name: 'getActionOverrides',
  method: 'GET',
  path: '/ui-api/actions/overrides/{objectApiName}',
  summary: 'Lists the standard actions of an object that the viewer’s apps do in a way of their own.',
  params: Type.Object({ objectApiName: ApiNameParam }),
  query: Type.Object({
    defaultTemplateOnly: Type.Optional(BooleanText),
    type: Type.Optional(
      Type.Union([
        Type.Literal('View'),
        Type.Literal('Edit'),
        Type.Literal('New'),
        Type.Literal('Delete'),
        Type.Literal('List'),
      ]),
    ),
  }),
  body: null,
  answer: Type.Unsafe<ActionOverridesRepresentation>(
    Type.Object(
      {
        eTag: Type.String(),
        objectApiName: Type.String(),
        overrides: Type.Array(
          Type.Object({
            actionName: Type.String(),
            appDeveloperName: Type.String(),
            content: Type.String(),
            formFactors: Type.Array(Type.String()),
            type: Type.String(),
          }),
        ),
      },
      { $id: 'ActionOverrides' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})

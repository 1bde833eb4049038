import { Type } from 'typebox'
import { defineCall } from '../../define/call'
import { ApiNameParam, RecordIdParam } from '../../request/request-schemas'

/** The description of a quick action before it is performed. Properties that none of our actions has are null. */
export interface QuickActionInfoRepresentation {
  readonly accessLevelRequired: 'Create' | 'Edit' | 'Read'
  readonly actionApiName: string
  readonly colors: readonly {
    readonly color: string
    readonly colorContext: string
    readonly theme: string
  }[]
  readonly copilotActionDescription: string | null
  readonly copilotInputs: readonly { readonly inputName: string; readonly inputValue: string | null }[] | null
  readonly copilotIntent: string | null
  readonly copilotPlanTemplateId: string | null
  readonly copilotUserUtterance: string | null
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly flowDevName: string | null
  readonly flowRecordIdVar: string | null
  readonly iconName: string
  readonly icons: readonly {
    readonly contentType: string
    readonly height: number
    readonly theme: string
    readonly url: string
    readonly width: number
  }[]
  readonly label: string
  readonly lightningComponentBundle: string | null
  readonly lightningComponentQualifiedName: string | null
  readonly lightningWebComponentQualifiedName: string | null
  readonly parameters: readonly { readonly parameterName: string; readonly parameterValue: string | null }[]
  readonly targetParentField: string | null
  readonly targetRecordTypeId: string | null
  readonly targetSobjectType: string
  readonly type: string
}

const nullableText = Type.Union([Type.String(), Type.Null()])

export const getQuickActionInfoContract = defineCall({
  name: 'getQuickActionInfo',
  method: 'GET',
  path: '/ui-api/actions/quick-action-info/{actionApiName}',
  summary: 'Describes a quick action: its looks, what it makes, what it takes.',
  params: Type.Object({ actionApiName: ApiNameParam }),
  query: Type.Object({ parentRecordId: Type.Optional(RecordIdParam) }),
  body: null,
  answer: Type.Unsafe<QuickActionInfoRepresentation>(
    Type.Object(
      {
        accessLevelRequired: Type.String(),
        actionApiName: Type.String(),
        colors: Type.Array(
          Type.Object({ color: Type.String(), colorContext: Type.String(), theme: Type.String() }),
        ),
        copilotActionDescription: nullableText,
        copilotInputs: Type.Union([
          Type.Array(Type.Object({ inputName: Type.String(), inputValue: nullableText })),
          Type.Null(),
        ]),
        copilotIntent: nullableText,
        copilotPlanTemplateId: nullableText,
        copilotUserUtterance: nullableText,
        eTag: Type.String(),
        flowDevName: nullableText,
        flowRecordIdVar: nullableText,
        iconName: Type.String(),
        icons: Type.Array(
          Type.Object({
            contentType: Type.String(),
            height: Type.Integer(),
            theme: Type.String(),
            url: Type.String(),
            width: Type.Integer(),
          }),
        ),
        label: Type.String(),
        lightningComponentBundle: nullableText,
        lightningComponentQualifiedName: nullableText,
        lightningWebComponentQualifiedName: nullableText,
        parameters: Type.Array(Type.Object({ parameterName: Type.String(), parameterValue: nullableText })),
        targetParentField: nullableText,
        targetRecordTypeId: nullableText,
        targetSobjectType: Type.String(),
        type: Type.String(),
      },
      { $id: 'QuickActionInfo' },
    ),
  ),
  successStatus: 200,
  errorKind: 'read',
  errors: ['invalidRecordId', 'notFound'],
  source: 'docs/specification/data-service.md section 7, Actions',
})

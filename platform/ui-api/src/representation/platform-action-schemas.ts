import { Type } from 'typebox'

/** An action as pages show it: a button, or something to do in one step (`ui-api-samples/action-global-item.json`). */
export interface PlatformActionRepresentation {
  readonly actionListContext: string
  readonly actionTarget: string | null
  readonly actionTargetType: 'Describe' | 'Invoke'
  readonly apiName: string
  /** `OrgId:Source::Context:FormFactor::DefinitionId`. */
  readonly externalId: string
  readonly iconUrl: string | null
  /** 18 characters, key prefix 0JV. */
  readonly id: string
  /** A text, as on the platform. */
  readonly isMassAction: 'true' | 'false'
  readonly label: string
  readonly lwcComponent: string | null
  readonly primaryColor: string | null
  readonly relatedListRecordId: string | null
  readonly relatedSourceObject: string | null
  readonly section: string
  readonly sourceObject: string
  readonly subtype: string | null
  readonly targetObject: string | null
  readonly targetUrl: string | null
  readonly type: 'QuickAction' | 'StandardButton'
}

/** The actions of one record, object or of the whole installation. */
export interface ActionCollectionRepresentation {
  readonly actions: readonly PlatformActionRepresentation[]
  readonly links: readonly string[]
  readonly url: string
}

/** Actions by the id of their record, the name of their object, or `Global`. */
export interface ActionsRepresentation {
  readonly actions: Readonly<Record<string, ActionCollectionRepresentation>>
  /** 32 hex digits over this representation. */
  readonly eTag: string
  readonly url: string
}

const nullableText = Type.Union([Type.String(), Type.Null()])

const PlatformActionSchema = Type.Object({
  actionListContext: Type.String(),
  actionTarget: nullableText,
  actionTargetType: Type.String(),
  apiName: Type.String(),
  externalId: Type.String(),
  iconUrl: nullableText,
  id: Type.String(),
  isMassAction: Type.String(),
  label: Type.String(),
  lwcComponent: nullableText,
  primaryColor: nullableText,
  relatedListRecordId: nullableText,
  relatedSourceObject: nullableText,
  section: Type.String(),
  sourceObject: Type.String(),
  subtype: nullableText,
  targetObject: nullableText,
  targetUrl: nullableText,
  type: Type.String(),
})

/** The schema of every response that lists actions. */
export const ActionsSchema = Type.Unsafe<ActionsRepresentation>(
  Type.Object(
    {
      actions: Type.Record(
        Type.String(),
        Type.Object({
          actions: Type.Array(PlatformActionSchema),
          links: Type.Array(Type.String()),
          url: Type.String(),
        }),
      ),
      eTag: Type.String(),
      url: Type.String(),
    },
    { $id: 'Actions' },
  ),
)

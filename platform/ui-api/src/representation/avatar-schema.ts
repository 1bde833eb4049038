import { Type } from 'typebox'

/**
 * The picture of a record, or the colour and icon of its object (`docs/specification/data-service.md` section
 * 3, Record avatar).
 */
export type AvatarRepresentation =
  | {
      readonly type: 'Photo'
      readonly recordId: string
      readonly backgroundColor: string
      /** In pixels. */
      readonly height: number
      readonly width: number
      readonly photoUrl: string
      readonly provider: string
      readonly photoMetadata: {
        readonly companyBluemasterId: string | null
        readonly responseId: string | null
      }
    }
  | {
      readonly type: 'Theme'
      readonly recordId: string
      readonly backgroundColor: string
      readonly iconUrl: string
    }

const nullableText = Type.Union([Type.String(), Type.Null()])

export const AvatarSchema = Type.Unsafe<AvatarRepresentation>(
  Type.Union([
    Type.Object({
      type: Type.Literal('Photo'),
      recordId: Type.String(),
      backgroundColor: Type.String(),
      height: Type.Integer(),
      width: Type.Integer(),
      photoUrl: Type.String(),
      provider: Type.String(),
      photoMetadata: Type.Object({ companyBluemasterId: nullableText, responseId: nullableText }),
    }),
    Type.Object({
      type: Type.Literal('Theme'),
      recordId: Type.String(),
      backgroundColor: Type.String(),
      iconUrl: Type.String(),
    }),
  ]),
)

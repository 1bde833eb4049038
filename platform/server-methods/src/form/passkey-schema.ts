import { Type } from 'typebox'

/**
 * The response of a browser's authenticator, as returned by `PublicKeyCredential.toJSON()`. Only the size is checked
 * here: its content is checked against its signature.
 */
export const PasskeyResponse = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 1_400 }),
    rawId: Type.String({ minLength: 1, maxLength: 1_400 }),
    type: Type.String({ maxLength: 20 }),
    response: Type.Object(
      { clientDataJSON: Type.String({ maxLength: 10_000 }) },
      { additionalProperties: true },
    ),
  },
  { additionalProperties: true },
)

/** The question to the authenticator: options of `navigator.credentials`, in their JSON form. */
export const PasskeyOptions = Type.Object({}, { additionalProperties: true })

import { Type } from 'typebox'

/** A password as typed. The rules report overlong ones with a message; this only limits the work. */
export const PasswordField = Type.String({ maxLength: 1_000 })

/** An email address as typed. */
export const EmailField = Type.String({ maxLength: 320 })

/** The code of an authenticator app or a recovery code, as typed. */
export const CodeField = Type.String({ maxLength: 60 })

/** The page that was requested before the sign-in; only paths of this site are followed. */
export const StartUrlField = Type.Optional(Type.String({ maxLength: 2_000 }))

import type { CustomerErrorKey } from '@porchlight/errors'
import { defineCall } from '@porchlight/ui-api/contract'
import { type TProperties, Type } from 'typebox'

/**
 * The classes of the methods that accept forms: signing in, creating a login, personal details, messages, enrollments,
 * documents, payments, text alerts and consents.
 */
export type FormController =
  | 'CustomerPortalLoginController'
  | 'CustomerPortalRegistrationController'
  | 'CustomerPortalProfileController'
  | 'CustomerPortalMessageController'
  | 'CustomerPortalEnrollmentController'
  | 'CustomerPortalPaymentController'
  | 'CustomerPortalDocumentController'
  | 'CustomerPortalAlertController'

/**
 * Declares a method that accepts a form, sent by a script or posted without one: a strict body of named fields. It
 * returns the address that the browser continues to, along with what `answer` declares for scripts.
 */
export function defineFormMethod<
  const Controller extends FormController,
  const Name extends string,
  Body extends TProperties,
  Answer extends TProperties,
>(method: {
  readonly controller: Controller
  readonly name: Name
  /** See `CallContract`. */
  readonly forms?: readonly string[]
  readonly summary: string
  readonly body: Body
  /** Whether the form carries files: it arrives as `multipart/form-data`, and the method receives its parts. */
  readonly multipart?: true
  readonly answer: Answer
  /** Each has a text that a page can show in both languages. */
  readonly errors: readonly CustomerErrorKey[]
  readonly source: string
}) {
  const path: `/${Controller}/${Name}` = `/${method.controller}/${method.name}`
  return defineCall({
    name: method.name,
    method: 'POST',
    path,
    ...(method.forms === undefined ? {} : { forms: method.forms }),
    summary: method.summary,
    params: Type.Object({}),
    query: Type.Object({}, { additionalProperties: false }),
    body: Type.Object(method.body, { additionalProperties: false }),
    ...(method.multipart === true ? { multipart: true } : {}),
    answer: Type.Object({
      location: Type.String({
        description: 'Where the browser goes next; a path of this site, or the payment processor’s page.',
      }),
      ...method.answer,
    }),
    successStatus: 200,
    errorKind: 'write',
    errors: method.errors,
    source: method.source,
  })
}

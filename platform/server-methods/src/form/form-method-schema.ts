import type { CustomerErrorKey } from '@porchlight/errors'
import { defineCall } from '@porchlight/ui-api/contract'
import { type TProperties, Type } from 'typebox'

/** The classes of the methods that take forms: signing in, making a login, one's own particulars, messages,
 * enrolments, documents, payments, text alerts and what was agreed to. */
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
 * Declares a method that takes a form, from a script or posted without one: a strict body of named fields. It
 * answers the address that the browser goes on to, with what else `answer` names for scripts.
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
  /** Whether the form carries files: it comes as `multipart/form-data`, and the method is given its parts. */
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

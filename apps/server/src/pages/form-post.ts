import { handlers } from '@porchlight/domains/server'
import { fail, isPorchlightError, type PorchlightError } from '@porchlight/errors'
import type { FormOutcome } from '@porchlight/portal-page'
import type { MethodContext } from '@porchlight/server-methods/define/method'
import type { CallRequest, UploadPart } from '@porchlight/ui-api/server'
import type { FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import { logFailure } from '../http/error-answer'
import { noteFacts } from '../http/request-facts'

/** The result of a form posted without a script: the address to redirect to, or the form to show again. */
export type FormResult =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'again'
      readonly form: FormOutcome
      /** When a retry makes sense; absent when unknown. */
      readonly retryAfterSeconds?: number | undefined
    }

const noFields = Type.Object({})

/** Fields whose values are never sent back to the browser. */
const secretField = /password|token|recovery|lastfour|^code$/i

/** A server method as used for forms. */
export type FormHandler = (typeof handlers)[number]

/** The methods that page forms post to, by the page's address without `/es`. */
export const formHandlers: ReadonlyMap<string, FormHandler> = new Map(
  handlers.flatMap((handler) => (handler.contract.forms ?? []).map((address) => [address, handler] as const)),
)

/**
 * Runs a server method with the fields of the form that `request` posted. Errors are returned as keys of the error
 * catalogue by field name, `form` for the whole form: the page has their messages. A form with files is passed as
 * `parts`; nothing is read from them before the method does.
 */
export async function runForm(
  handler: FormHandler,
  request: FastifyRequest,
  context: MethodContext,
  parts: AsyncIterable<UploadPart>,
): Promise<FormResult> {
  const schema = handler.contract.body ?? noFields
  if (handler.contract.multipart === true) {
    const values = new Map<string, string>()
    return answerForm(handler, noteTexts(parts, values), () => Object.fromEntries(values), {
      request,
      context,
    })
  }
  const values = textFields(request.body)
  const known = knownFields(values, schema)
  if (!Value.Check(schema, known)) return again(values, { form: 'invalidParameter' }, 400)
  return answerForm(handler, known, (error) => ({ ...values, ...offersOf(error, known) }), {
    request,
    context,
  })
}

/** Returns the outcome of a form posted by staff who view as a customer: it is shown again, and no method is called. */
export function refusedForm(request: FastifyRequest): FormOutcome {
  const { key, status } = fail('viewOnly')
  return again(textFields(request.body), { form: key }, status).form
}

/** Calls the method with `body`. `valuesAfter` returns the values of the form that is shown again after an error. */
async function answerForm(
  handler: FormHandler,
  body: unknown,
  valuesAfter: (error: PorchlightError) => Readonly<Record<string, string>>,
  { request, context }: { readonly request: FastifyRequest; readonly context: MethodContext },
): Promise<FormResult> {
  try {
    const call = { params: {}, query: {}, body }
    const answer = await handler.handle(call as CallRequest<never, never, never>, context)
    const { location } = answer.body as { readonly location: string }
    return { kind: 'redirect', location }
  } catch (error) {
    if (!isPorchlightError(error)) throw error
    noteFacts(request, { error: error.key })
    if (error.key === 'enrollmentFailed') logFailure(request, error)
    else if (error.status >= 500) throw error
    return again(valuesAfter(error), errorsOf(error), error.status, error.retryAfterSeconds)
  }
}

/** Passes parts on and records each text in `values`, and each file by its name: its bytes cannot be shown again. */
async function* noteTexts(
  parts: AsyncIterable<UploadPart>,
  values: Map<string, string>,
): AsyncGenerator<UploadPart> {
  for await (const part of parts) {
    if (part.kind === 'file') values.set(part.name, part.fileName)
    else if (typeof part.value === 'string') values.set(part.name, part.value)
    yield part
  }
}

function again(
  values: Readonly<Record<string, string>>,
  errors: Readonly<Record<string, string>>,
  status: number,
  retryAfterSeconds?: number,
): Extract<FormResult, { readonly kind: 'again' }> {
  const shown = Object.fromEntries(Object.entries(values).filter(([name]) => !secretField.test(name)))
  return { kind: 'again', form: { values: shown, errors, status }, retryAfterSeconds }
}

function errorsOf(error: PorchlightError): Readonly<Record<string, string>> {
  if (error.fieldErrors.length === 0) return { form: error.key }
  return Object.fromEntries(error.fieldErrors.map((detail) => [detail.field, error.key]))
}

/** Returns what an error offers in addition to the form's fields, such as a suggested address, by the detail's name. */
function offersOf(error: PorchlightError, known: Readonly<Record<string, string>>) {
  const offers = error.fieldErrors.filter(({ field }) => !Object.hasOwn(known, field))
  return Object.fromEntries(offers.map(({ field, message }) => [field, message]))
}

function textFields(posted: unknown): Readonly<Record<string, string>> {
  if (typeof posted !== 'object' || posted === null) return {}
  return Object.fromEntries(
    Object.entries(posted).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Returns only the fields that the method declares: a browser also sends the submit button's and others. */
function knownFields(values: Readonly<Record<string, string>>, schema: object) {
  const properties = 'properties' in schema ? (schema.properties as object) : {}
  const missing = Object.fromEntries(
    ('required' in schema ? (schema.required as readonly string[]) : []).map((name) => [name, '']),
  )
  return Object.fromEntries(
    Object.entries({ ...missing, ...values }).filter(([name]) => Object.hasOwn(properties, name)),
  )
}

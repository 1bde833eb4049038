import { languageOfPath } from '@porchlight/i18n'

/** The result of a server method for a form that a script sent. */
export type MethodAnswer<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | {
      readonly kind: 'refused'
      /** Keys of the error catalogue by field name; `form` for the whole. */
      readonly errors: Readonly<Record<string, string>>
      /** The server's texts by field name: some contain a value, such as a suggested address. */
      readonly details: Readonly<Record<string, string>>
    }

/**
 * Calls the server method `method` (`Class/method`) as a form of the same fields would; with `FormData`, as a form with
 * files would. It never throws: without a response the result is a refusal with `unavailable`. The response header
 * names the row of the error catalogue, so that pages do not need the catalogue. The call is in the page's language, as the
 * form's post to the page would be, whatever language the browser prefers.
 */
export async function callMethod<Body>(
  method: string,
  fields: FormData | Readonly<Record<string, unknown>>,
  request: typeof fetch = fetch,
): Promise<MethodAnswer<Body>> {
  try {
    const language = { 'accept-language': languageOfPath(globalThis.location?.pathname ?? '/') }
    const response = await request(`/lwr/apex/v65.0/${method}`, {
      method: 'POST',
      ...(fields instanceof FormData
        ? { headers: language, body: fields }
        : { headers: { ...language, 'content-type': 'application/json' }, body: JSON.stringify(fields) }),
    })
    const body: unknown = await response.json()
    if (response.ok) return { kind: 'done', body: body as Body }
    return refusal(response.headers.get('x-error-key') ?? 'internal', body)
  } catch {
    return { kind: 'refused', errors: { form: 'unavailable' }, details: {} }
  }
}

function refusal(key: string, body: unknown): MethodAnswer<never> {
  const { output = {} } = (body ?? {}) as WireError
  const fieldErrors = Object.entries(output.fieldErrors ?? {})
  return {
    kind: 'refused',
    errors:
      fieldErrors.length === 0 ? { form: key } : Object.fromEntries(fieldErrors.map(([name]) => [name, key])),
    details: Object.fromEntries(fieldErrors.map(([name, entries]) => [name, entries[0]?.message ?? ''])),
  }
}

/** The form in which `toErrorBody` writes errors of forms; nothing is assumed about a proxy's response. */
interface WireError {
  readonly output?: {
    readonly fieldErrors?: Readonly<Record<string, readonly { readonly message: string }[]>>
  }
}

import { type ErrorKey, errorCatalogue } from '@porchlight/errors'

/** What a server method made of a form that a script sent. */
export type MethodAnswer<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | {
      readonly kind: 'refused'
      /** Keys of the error catalogue by field name; `form` for the whole. */
      readonly errors: Readonly<Record<string, string>>
      /** The server's words by field name: some carry a value, such as a suggested address. */
      readonly details: Readonly<Record<string, string>>
    }

/**
 * Calls the server method `method` (`Class/method`) as a form of the same fields would; with `FormData`, as a form
 * that carries files would. It never fails: without an answer it is refused as `unavailable`.
 */
export async function callMethod<Body>(
  method: string,
  fields: FormData | Readonly<Record<string, unknown>>,
  request: typeof fetch = fetch,
): Promise<MethodAnswer<Body>> {
  try {
    const response = await request(`/lwr/apex/v65.0/${method}`, {
      method: 'POST',
      ...(fields instanceof FormData
        ? { body: fields }
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(fields) }),
    })
    const body: unknown = await response.json()
    return response.ok ? { kind: 'done', body: body as Body } : refusal(body)
  } catch {
    return { kind: 'refused', errors: { form: 'unavailable' }, details: {} }
  }
}

function refusal(body: unknown): MethodAnswer<never> {
  const { message = '', output = {} } = (body ?? {}) as WireError
  const fieldErrors = Object.entries(output.fieldErrors ?? {})
  const [first] = [...fieldErrors.flatMap(([, entries]) => entries), ...(output.errors ?? [])]
  const key = keyOf(first?.errorCode ?? '', message)
  return {
    kind: 'refused',
    errors:
      fieldErrors.length === 0 ? { form: key } : Object.fromEntries(fieldErrors.map(([name]) => [name, key])),
    details: Object.fromEntries(fieldErrors.map(([name, entries]) => [name, entries[0]?.message ?? ''])),
  }
}

/** As `toErrorBody` writes errors of forms; nothing is taken for granted of what a proxy may answer. */
interface WireError {
  readonly message?: string
  readonly output?: {
    readonly errors?: readonly WireEntry[]
    readonly fieldErrors?: Readonly<Record<string, readonly WireEntry[]>>
  }
}

interface WireEntry {
  readonly errorCode: string
  readonly message: string
}

/** Several keys share a code, so the message decides among them. */
function keyOf(code: string, message: string): ErrorKey {
  const keys = (Object.keys(errorCatalogue) as ErrorKey[]).filter((key) => errorCatalogue[key].code === code)
  return keys.find((key) => errorCatalogue[key].message === message) ?? keys[0] ?? 'internal'
}

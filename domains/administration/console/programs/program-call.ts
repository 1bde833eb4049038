import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** The result of a call: its response, or errors by field, with `form` for the whole. */
export type ProgramResult<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | {
      readonly kind: 'refused'
      readonly errors: Readonly<Record<string, string>>
      /** Which of several addresses is wrong, by their field; the first is 0. */
      readonly positions: Readonly<Record<string, number>>
    }

/** The answers of the methods that change programs and webhooks. */
interface ProgramResponses {
  readonly addProgram: { readonly id: string; readonly secret: string | null }
  readonly changeProgram: { readonly id: string; readonly endedAccess: boolean }
  readonly replaceProgramSecret: { readonly id: string; readonly secret: string }
  readonly setProgramAccess: { readonly id: string }
  readonly removeProgram: { readonly id: string }
  readonly addWebhook: { readonly id: string; readonly secret: string }
  readonly changeWebhook: { readonly id: string }
  readonly testWebhook: { readonly failure: string | null }
  readonly replaceWebhookSecret: { readonly id: string; readonly secret: string }
  readonly enableWebhook: { readonly id: string }
  readonly removeWebhook: { readonly id: string }
}

/** Calls one of them; never throws. */
export async function callProgram<Method extends keyof ProgramResponses>(
  method: Method,
  fields: Readonly<Record<string, unknown>>,
): Promise<ProgramResult<ProgramResponses[Method]>> {
  const result = await callMethod<ProgramResponses[Method]>(
    `CustomerPortalProgramsController/${method}`,
    fields,
  )
  if (result.kind === 'done') return result
  // `redirectUris.1` is the second of the addresses in the field `redirectUris`.
  const fieldErrors = Object.entries(result.errors).map(([path, key]) => {
    const [field = '', position] = path.split('.')
    return { field, key, position }
  })
  return {
    kind: 'refused',
    errors: Object.fromEntries(fieldErrors.map(({ field, key }) => [field, key])),
    positions: Object.fromEntries(
      fieldErrors.flatMap(({ field, position }) =>
        position === undefined ? [] : [[field, Number(position)]],
      ),
    ),
  }
}

/** The lines of a field with one address on each, without those that are empty. */
export function parseLines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

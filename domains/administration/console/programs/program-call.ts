import { callMethod } from '@porchlight/page-parts/forms/call-method'

/** What a call came to: its answer, or what is wrong by field, `form` for the whole. */
export type ProgramAnswer<Body> =
  | { readonly kind: 'done'; readonly body: Body }
  | {
      readonly kind: 'refused'
      readonly errors: Readonly<Record<string, string>>
      /** Which of several addresses is wrong, by their field; the first is 0. */
      readonly positions: Readonly<Record<string, number>>
    }

/** The answers of the methods that change programs and webhooks. */
interface ProgramAnswers {
  readonly addProgram: { readonly id: string; readonly secret: string | null }
  readonly changeProgram: { readonly id: string; readonly endedAccess: boolean }
  readonly replaceProgramSecret: { readonly id: string; readonly secret: string }
  readonly setProgramAccess: { readonly id: string }
  readonly removeProgram: { readonly id: string }
  readonly addWebhook: { readonly id: string; readonly secret: string }
  readonly testWebhook: { readonly failure: string | null }
  readonly replaceWebhookSecret: { readonly id: string; readonly secret: string }
  readonly enableWebhook: { readonly id: string }
  readonly removeWebhook: { readonly id: string }
}

/** Calls one of them; it never fails. */
export async function callProgram<Method extends keyof ProgramAnswers>(
  method: Method,
  fields: Readonly<Record<string, unknown>>,
): Promise<ProgramAnswer<ProgramAnswers[Method]>> {
  const answer = await callMethod<ProgramAnswers[Method]>(
    `CustomerPortalProgramsController/${method}`,
    fields,
  )
  if (answer.kind === 'done') return answer
  // `redirectUris.1` is the second of the addresses in the field `redirectUris`.
  const named = Object.entries(answer.errors).map(([path, key]) => {
    const [field = '', position] = path.split('.')
    return { field, key, position }
  })
  return {
    kind: 'refused',
    errors: Object.fromEntries(named.map(({ field, key }) => [field, key])),
    positions: Object.fromEntries(
      named.flatMap(({ field, position }) => (position === undefined ? [] : [[field, Number(position)]])),
    ),
  }
}

/** The lines of a field with one address on each, without those that are empty. */
export function linesOf(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

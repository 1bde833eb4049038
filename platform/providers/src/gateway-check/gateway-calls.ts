import type { TSchema } from 'typebox'
import { callJson, type JsonService } from '../http/call-json'
import { NoAnswer } from './check-run'
import { createRecordedFetch, type Exchange } from './recorded-fetch'
import type { Fault } from './report'
import { shapeProblem } from './shape-problem'
import { cut, shown, shownBody } from './written'

/** The gateway, called as the server calls it, with every exchange recorded. */
export interface GatewayCalls {
  readonly service: JsonService
  readonly exchanges: readonly Exchange[]
  /** Calls through a real client and returns the exchange; throws `NoAnswer` if there was none to examine. */
  readonly call: <Answer>(act: () => Promise<Answer>) => Promise<Called<Answer>>
  /** Calls with another token, or none, and returns the exchange. */
  readonly callAsStranger: (
    token: 'wrong' | 'missing',
    request: Parameters<typeof callJson>[1],
  ) => Promise<Exchange>
  /** Returns what was sent and what was received, for a report. */
  readonly written: (exchange: Exchange) => { readonly sent: string; readonly came: string }
}

/** An exchange, with the result that a real client read from it. */
export interface Called<Answer> {
  readonly exchange: Exchange
  /** Null if the client rejected it. */
  readonly answer: { readonly value: Answer } | null
}

/** Creates the calls to the gateway. */
export function createGatewayCalls(service: JsonService): GatewayCalls {
  const exchanges: Exchange[] = []
  const { baseUrl, bearerToken } = service
  const recorded = { ...service, fetch: createRecordedFetch(exchanges, { baseUrl, token: 'right' }) }
  const last = (before: number): Exchange => {
    const exchange = exchanges.at(-1)
    if (exchange === undefined || exchanges.length === before) throw new NoAnswer('The call was not made.')
    if (exchange.trouble === null) return exchange
    throw new NoAnswer(`There was no answer to ${exchange.call}.`)
  }
  return {
    service: recorded,
    exchanges,
    call: async (act) => {
      const before = exchanges.length
      const answer = await act().then(
        (value) => ({ value }),
        () => null,
      )
      return { exchange: last(before), answer }
    },
    callAsStranger: async (token, request) => {
      const before = exchanges.length
      await callJson(
        {
          ...service,
          bearerToken: `not-${bearerToken.length}-the-token`,
          fetch: createRecordedFetch(exchanges, { baseUrl, token }),
        },
        request,
      ).catch(() => undefined)
      return last(before)
    },
    written: (exchange) => writtenExchange(exchange, bearerToken),
  }
}

const tokens = { right: '', wrong: ', with another token', missing: ', without a token' }

function writtenExchange(exchange: Exchange, bearerToken: string) {
  const { call, url, body, token, status, contentType, text, trouble, code } = exchange
  const [method] = call.split(' ')
  const { pathname, search } = new URL(url)
  const content = body === null ? '' : ` with ${cut(body, [bearerToken])}`
  const kind = contentType === null ? 'no content type' : shown(contentType)
  const came =
    trouble === null
      ? `${status} with ${text === '' ? 'no body' : `${kind}: ${shownBody(text, [bearerToken])}`}`
      : `${status === null ? 'No answer' : `${status}, and no more`} (${trouble}${code === '' ? '' : `, ${shown(code)}`})`
  return { sent: `${method} ${shown(pathname + search)}${tokens[token]}${content}`, came }
}

/** The rules for a response. */
interface AnswerRules {
  readonly taken: string
  readonly errors: string
}

/**
 * Returns what is wrong with a response that should be 2xx, and with its body where `schema` says that it is read; null
 * if it is correct.
 */
export function answerFault(
  calls: GatewayCalls,
  exchange: Exchange,
  { schema, says }: { readonly schema?: TSchema; readonly says: AnswerRules },
): Fault | null {
  const { call, status, text } = exchange
  const fault = (problem: string, mend: string, rule?: string): Fault => ({
    problem,
    ...calls.written(exchange),
    says: rule ?? 'The form of the answer is in this section.',
    section: rule === undefined ? call : 'Rules',
    mend,
  })
  if (status === null || status < 200 || status >= 300) {
    return fault(
      `${call} was answered with ${status}, which counts as no answer.`,
      status !== null && status >= 500
        ? 'Look into the log of the gateway for why it failed, and answer 2xx.'
        : 'Take this call and answer 2xx: its content is right by the document.',
      says.taken,
    )
  }
  const body = parsed(text)
  if (schema === undefined) {
    return body.isJson && hasError(body.value)
      ? fault(
          `${call} was answered with ${status}, and the body has an error: the server takes it as done.`,
          'Answer an error with a status of 4xx or 5xx.',
          says.errors,
        )
      : null
  }
  if (text === '')
    return fault(`The answer to ${call} has no body.`, 'Send the body that the document describes.')
  if (!body.isJson) {
    return fault(
      /^\s*</.test(text)
        ? `The answer to ${call} is a page of HTML and no JSON.`
        : `The body of the answer to ${call} is no JSON.`,
      /^\s*</.test(text)
        ? 'Look for what answers in place of the gateway: a proxy, a sign-in page or an error page.'
        : 'Send one complete JSON value.',
    )
  }
  const problem = shapeProblem(schema, body.value)
  if (problem === null) return null
  if (hasError(body.value)) {
    return fault(
      `${call} was answered with ${status}, and the body is an error.`,
      'Answer an error with a status of 4xx or 5xx.',
      says.errors,
    )
  }
  return fault(
    `In the answer to ${call}, ${problem.path} is not as agreed: expected ${problem.expected}, came ${problem.came}.`,
    `Send ${problem.path} as ${problem.expected}.`,
  )
}

function parsed(text: string): { readonly isJson: boolean; readonly value: unknown } {
  try {
    return { isJson: true, value: JSON.parse(text) }
  } catch {
    return { isJson: false, value: undefined }
  }
}

function hasError(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false
  return ['error', 'errors', 'fault', 'exception'].some((name) => Boolean(Reflect.get(body, name)))
}

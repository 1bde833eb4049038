import { resultOf, type Verdict } from './check-run'
import type { GatewayCalls } from './gateway-calls'
import type { Exchange, Trouble } from './recorded-fetch'
import type { CheckResult, Fault } from './report'

/** The rules for every gateway that is called. */
export interface WireRules {
  readonly encrypted: string
  readonly deadline: string
  readonly direct: string
  readonly whole: string
  readonly contentType: string
}

/**
 * Returns what all exchanges together show about the connection to the gateway: each fault once, however many calls had
 * it. `reads` lists the calls whose responses are read.
 */
export function wireResults(
  calls: GatewayCalls,
  rules: WireRules,
  reads: readonly string[],
): readonly CheckResult[] {
  const { exchanges } = calls
  const having = (trouble: Trouble) => exchanges.filter((exchange) => exchange.trouble === trouble)
  const faultOf = (
    found: readonly Exchange[],
    { problem, says, mend }: { problem: (first: Exchange) => string; says: string; mend: string },
  ): Fault | null => {
    const [first] = found
    if (first === undefined) return null
    const others = new Set(found.map(({ call }) => call))
    others.delete(first.call)
    return {
      problem: `${problem(first)}${others.size === 0 ? '' : ` The same with ${[...others].join(', ')}.`}`,
      ...calls.written(first),
      says,
      section: 'Rules',
      mend,
    }
  }
  return [
    resultOf({ id: 'encrypted', title: 'The address is encrypted' }, encryptedVerdict(calls, faultOf, rules)),
    resultOf(
      { id: 'direct', title: 'No call is redirected' },
      faultOf(having('redirect'), {
        problem: ({ call, status }) =>
          `${call} was redirected (${status}), which the server does not follow.`,
        says: rules.direct,
        mend: 'Set the address that answers itself, and have the gateway answer at it.',
      }),
    ),
    resultOf(
      { id: 'deadline', title: 'Answers come in time' },
      faultOf(having('late'), {
        problem: ({ call, ms }) => `${call} had no complete answer after ${(ms / 1_000).toFixed(1)} seconds.`,
        says: rules.deadline,
        mend: 'Answer at once, and do what takes long afterwards.',
      }),
    ),
    resultOf(
      { id: 'whole', title: 'Answers are complete' },
      faultOf(having('cut-off'), {
        problem: ({ call }) => `The answer to ${call} was cut off before its end.`,
        says: rules.whole,
        mend: 'Send as many bytes as `Content-Length` says, and look for what closes the connection early.',
      }),
    ),
    resultOf(
      { id: 'content-type', title: 'Answers have the right content type' },
      faultOf(
        exchanges.filter((exchange) => reads.includes(exchange.call) && isMislabelled(exchange)),
        {
          problem: ({ call, contentType }) =>
            `The answer to ${call} has ${contentType === null ? 'no content type' : 'another content type'}.`,
          says: rules.contentType,
          mend: 'Send `Content-Type: application/json`.',
        },
      ),
    ),
  ]
}

/** Such as an http server behind an https address. */
const noTls = /^(ERR_SSL_|EPROTO)/

function encryptedVerdict(
  calls: GatewayCalls,
  faultOf: (
    found: readonly Exchange[],
    rest: { problem: (first: Exchange) => string; says: string; mend: string },
  ) => Fault | null,
  rules: WireRules,
): Verdict {
  const untrusted = calls.exchanges.filter(({ trouble }) => trouble === 'certificate')
  if (untrusted.length > 0) {
    return faultOf(untrusted, {
      problem: ({ code }) =>
        noTls.test(code)
          ? `What answers at the address does not speak TLS as this machine does (${code}).`
          : `The certificate of the gateway is not trusted (${code}).`,
      says: rules.encrypted,
      mend: 'Send the whole chain of a certificate for this host name; for an authority of your own, set NODE_EXTRA_CA_CERTS.',
    })
  }
  if (calls.service.baseUrl.startsWith('https://')) return null
  return { skipped: 'The address is http, which production refuses.' }
}

/** JSON with another content type; a body that is not JSON is a different fault. */
function isMislabelled({ status, contentType, text }: Exchange): boolean {
  if (status === null || status < 200 || status >= 300 || text === '') return false
  if (/^application\/json(;|$)/i.test(contentType ?? '')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

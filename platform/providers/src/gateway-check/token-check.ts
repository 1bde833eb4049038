import type { Verdict } from './check-run'
import type { GatewayCalls } from './gateway-calls'
import type { Exchange } from './recorded-fetch'

type Request = Parameters<GatewayCalls['callAsStranger']>[1]

/** Checks that the gateway rejects each of `requests` with another token, and without one. */
export async function tokenVerdict(
  calls: GatewayCalls,
  requests: readonly Request[],
  rule: string,
): Promise<Verdict> {
  const taken: Exchange[] = []
  for (const request of requests) {
    for (const token of ['wrong', 'missing'] as const) {
      const exchange = await calls.callAsStranger(token, request)
      if (exchange.status !== 401 && exchange.status !== 403) taken.push(exchange)
    }
  }
  const [first] = taken
  if (first === undefined) return null
  const how = (exchange: Exchange) =>
    `${exchange.call} ${exchange.token === 'missing' ? 'without a token' : 'with another token'} (${exchange.status})`
  return {
    problem: `A stranger was not refused: ${taken.map(how).join(', ')}.`,
    ...calls.written(first),
    says: rule,
    section: 'Rules',
    mend: 'Compare the token of every call with yours before anything else, and answer 401 where it differs or is missing.',
  }
}

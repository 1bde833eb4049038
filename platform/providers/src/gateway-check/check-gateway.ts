import type { MailPort } from '../mail'
import { billingReads, checkBilling } from './billing/check-billing'
import { createCheckRun } from './check-run'
import type { CallbackSetup, CheckSetup } from './check-setup'
import { checkCredit, creditReads } from './credit/check-credit'
import { createGatewayCalls } from './gateway-calls'
import { checkIdentity, identityReads } from './identity/check-identity'
import { checkMailEvents } from './mail/check-mail-events'
import { checkMarket, marketReads } from './market/check-market'
import type { CheckResult, GatewayKind, GatewayReport } from './report'
import { billingRules, creditRules, identityRules, marketRules } from './rules'
import { wireResults } from './wire-checks'

/** The kinds that the server calls. */
export type CalledKind = Exclude<GatewayKind, 'mail'>

const called = {
  billing: { check: checkBilling, rules: billingRules, reads: billingReads },
  market: { check: checkMarket, rules: marketRules, reads: marketReads },
  credit: { check: checkCredit, rules: creditRules, reads: creditReads },
  identity: { check: checkIdentity, rules: identityRules, reads: identityReads },
} as const

/**
 * Checks a gateway of that kind with the server's own clients, using test data only. It terminates whatever the gateway
 * does: every call has a deadline, and waiting is limited to `waitMs`.
 */
export async function checkGateway(kind: CalledKind, setup: CheckSetup): Promise<GatewayReport> {
  const { check, rules, reads } = called[kind]
  const run = createCheckRun()
  const calls = createGatewayCalls(setup.service)
  const notes = (await check(run, calls, setup)) ?? []
  const wire = wireResults(calls, rules, reads)
  const { exchanges } = calls
  const { origin, pathname } = new URL(setup.service.baseUrl)
  const address = `${origin}${pathname}`
  if (exchanges.length > 0 && exchanges.every(({ trouble }) => trouble === 'unreachable')) {
    const codes = [...new Set(exchanges.map(({ code }) => code))].join(', ')
    const reason = `Nothing answers at the address (${codes}). Start the gateway, and see whether this machine reaches it.`
    return { kind, address, outcome: 'unchecked', results: [], notes: [reason] }
  }
  return reportOf(kind, address, [...wire, ...run.results], notes)
}

/** Checks a service that reports on mails, which the server reaches only by SMTP. */
export async function checkMailReports(
  way: { readonly mail: MailPort; readonly from: string; readonly address: string },
  setup: CallbackSetup,
): Promise<GatewayReport> {
  const run = createCheckRun()
  await checkMailEvents(run, way, setup)
  return reportOf('mail', way.address, run.results, [])
}

function reportOf(
  kind: GatewayKind,
  address: string,
  results: readonly CheckResult[],
  notes: readonly string[],
): GatewayReport {
  const hasFaults = results.some(({ outcome }) => outcome === 'failed')
  return { kind, address, outcome: hasFaults ? 'faults' : 'right', results, notes }
}

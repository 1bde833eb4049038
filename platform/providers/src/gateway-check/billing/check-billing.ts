import type { CheckRun } from '../check-run'
import { type CheckSetup, testName } from '../check-setup'
import type { GatewayCalls } from '../gateway-calls'
import { billingRules } from '../rules'
import { tokenVerdict } from '../token-check'
import { checkChanges } from './check-changes'
import { checkEvents } from './check-events'

/** The calls whose responses are read. */
export const billingReads = ['GET /changes']

/** Checks a billing gateway: its changes, and how it accepts events. Returns what the next check has to know. */
export async function checkBilling(
  run: CheckRun,
  calls: GatewayCalls,
  setup: CheckSetup,
): Promise<readonly string[]> {
  const pages = await checkChanges(run, calls, setup)
  await run.check({ id: 'token', title: 'Strangers are refused' }, () => {
    const event = {
      eventId: crypto.randomUUID(),
      type: 'paperless.turned-on',
      accountNumber: testName(),
      sequence: 1,
      occurredAt: setup.now().toISOString(),
      data: {},
    }
    return tokenVerdict(
      calls,
      [
        { method: 'GET', path: '/changes' },
        { method: 'POST', path: '/events', body: { events: [event] } },
      ],
      billingRules.token,
    )
  })
  const { nextSequence } = await checkEvents(run, calls, setup, pages)
  return [
    `The test account had events up to sequence ${nextSequence - 1}: the next check begins with ${nextSequence} (nextSequence of the test data).`,
  ]
}

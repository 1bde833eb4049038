import { type CreditApplication, CreditDecisionSchema, createHttpCredit } from '../../credit'
import type { CheckRun, Verdict } from '../check-run'
import { type CheckSetup, testName } from '../check-setup'
import { answerFault, type GatewayCalls } from '../gateway-calls'
import { creditRules } from '../rules'
import { tokenVerdict } from '../token-check'

/** The calls whose responses are read. */
export const creditReads = ['PUT /checks/{requestId}']

/** Checks a credit gateway with checks of the test person. */
export async function checkCredit(run: CheckRun, calls: GatewayCalls, { data }: CheckSetup): Promise<void> {
  const credit = createHttpCredit(calls.service)
  const requestId = testName()
  const application = { requestId, ...data.credit }
  const decide = async (about: CreditApplication): Promise<Verdict | { readonly decision: string }> => {
    const { exchange, answer } = await calls.call(() => credit.check(about))
    const fault = answerFault(calls, exchange, { schema: CreditDecisionSchema, says: creditRules })
    return fault ?? { decision: JSON.stringify(answer?.value) }
  }
  let first = ''
  await run.check({ id: 'decision', title: 'A check is decided' }, async () => {
    const decided = await decide(application)
    if (decided === null || !('decision' in decided)) return decided
    first = decided.decision
    return null
  })
  await run.check({ id: 'token', title: 'Strangers are refused', needs: ['decision'] }, () => {
    const other = { ...application, requestId: testName() }
    const request = { method: 'PUT', path: `/checks/${other.requestId}`, body: other } as const
    return tokenVerdict(calls, [request], creditRules.token)
  })
  await run.check({ id: 'cents', title: 'A deposit has whole cents', needs: ['decision'] }, () => {
    const { dollars } = JSON.parse(first) as { readonly dollars?: number }
    if (dollars === undefined) return { skipped: 'No deposit was required of the test person.' }
    if (Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6) return null
    const exchange = calls.exchanges[0]
    return {
      problem: `dollars has fractions of a cent: ${dollars}.`,
      ...(exchange === undefined ? { sent: '', came: '' } : calls.written(exchange)),
      says: creditRules.cents,
      section: 'Rules',
      mend: 'Round the deposit to whole cents.',
    }
  })
  const same = async (about: CreditApplication): Promise<Verdict> => {
    const decided = await decide(about)
    if (decided === null || !('decision' in decided)) return decided
    if (sorted(decided.decision) === sorted(first)) return null
    const exchange = calls.exchanges.at(-1)
    return {
      problem: 'A check that was requested again under its requestId has another outcome.',
      ...(exchange === undefined ? { sent: '', came: '' } : calls.written(exchange)),
      says: creditRules.sameDecision,
      section: 'Rules',
      mend: 'Store the outcome under its requestId, and answer with it when the requestId comes again.',
    }
  }
  await run.check(
    { id: 'repeated', title: 'A check that comes again has the same outcome', needs: ['decision'] },
    () => same(application),
  )
  await run.check(
    { id: 'first-content', title: 'The first content of a check counts', needs: ['repeated'] },
    () => same({ ...application, numberLastFour: application.numberLastFour === null ? '0000' : null }),
  )
  await run.check(
    { id: 'further-fields', title: 'Further fields are ignored', needs: ['decision'] },
    async () => {
      const further = { ...application, requestId: testName(), porchlightCheck: true }
      const decided = await decide(further)
      return decided !== null && 'decision' in decided ? null : decided
    },
  )
  await run.check(
    { id: 'without-number', title: 'A check without a number is decided', needs: ['decision'] },
    async () => {
      const decided = await decide({ ...application, requestId: testName(), numberLastFour: null })
      return decided !== null && 'decision' in decided ? null : decided
    },
  )
}

/** Returns the same for any order of its fields. */
function sorted(json: string): string {
  const value = JSON.parse(json) as Readonly<Record<string, unknown>>
  return JSON.stringify(Object.entries(value).sort())
}

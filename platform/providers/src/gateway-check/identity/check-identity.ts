import {
  createHttpIdentityCheck,
  IdentityCallbackSchema,
  IdentityCheckStartedSchema,
  identitySignatureHeader,
  readIdentityCallback,
} from '../../identity-check'
import { beginCallbacks, type CallbackKind, checkCallbacks } from '../callbacks/check-callbacks'
import type { CheckRun } from '../check-run'
import { type CheckSetup, testName } from '../check-setup'
import { answerFault, type GatewayCalls } from '../gateway-calls'
import { createRecordedFetch, type Exchange } from '../recorded-fetch'
import { identityRules } from '../rules'
import { tokenVerdict } from '../token-check'

/** The calls whose responses are read. */
export const identityReads = ['POST /checks']

/** Checks an identity gateway with a check of the test person, which someone has to finish for its result. */
export async function checkIdentity(run: CheckRun, calls: GatewayCalls, setup: CheckSetup): Promise<void> {
  const identity = createHttpIdentityCheck(calls.service)
  const { baseUrl } = calls.service
  const reference = testName()
  const request = {
    reference,
    returnAddress: 'https://example.com/verification',
    language: 'en' as const,
    ...setup.data.identity,
  }
  let checkReference = ''
  const begin = async (sent: typeof request) => {
    const { exchange, answer } = await calls.call(() => identity.begin(sent))
    const fault = answerFault(calls, exchange, { schema: IdentityCheckStartedSchema, says: identityRules })
    if (fault === null) checkReference = answer?.value ?? ''
    return fault
  }
  const kind: CallbackKind = {
    path: '/webhooks/identity',
    header: identitySignatureHeader,
    schema: IdentityCallbackSchema,
    read: readIdentityCallback,
    rules: identityRules,
    isOwn: (body) => 'reference' in body && (body.reference === reference || isTheirs(body)),
    judge: async (bodies) =>
      bodies.every((body) => Reflect.get(body, 'reference') === reference && isTheirs(body))
        ? null
        : {
            problem: 'A result names another reference or checkReference than the check has.',
            says: identityRules.ownResult,
            mend: 'Store our reference with the check, and send both as they are.',
          },
  }
  const isTheirs = (body: object) => Reflect.get(body, 'checkReference') === checkReference

  beginCallbacks(setup, kind)
  await run.check({ id: 'again', title: 'A check may be requested twice' }, async () => {
    const fault = await begin(request)
    if (fault !== null) return fault
    const repeated = await begin(request)
    return repeated === null ? null : { ...repeated, says: identityRules.repeatable, section: 'Rules' }
  })
  await run.check({ id: 'token', title: 'Strangers are refused', needs: ['again'] }, () => {
    const body = { ...request, reference: testName() }
    return tokenVerdict(calls, [{ method: 'POST', path: '/checks', body }], identityRules.token)
  })
  await run.check({ id: 'page', title: 'The page of a check opens', needs: ['again'] }, async () => {
    const opened: Exchange[] = []
    const address = identity.addressOf(checkReference)
    await createRecordedFetch(opened, { baseUrl, token: 'missing' })(address, {
      signal: AbortSignal.timeout(10_000),
    }).catch(() => undefined)
    const [exchange] = opened
    if (exchange === undefined) return { skipped: 'The page could not be requested.' }
    if (exchange.status === 200 && /^text\/html(;|$)/i.test(exchange.contentType ?? '')) return null
    return {
      problem: `The page of a check was answered with ${exchange.status ?? exchange.trouble} and ${exchange.contentType ?? 'no content type'}.`,
      ...calls.written(exchange),
      says: identityRules.page,
      section: 'Rules',
      mend: 'Answer GET /c/{reference} with 200 and a page of HTML, to browsers that have no token.',
    }
  })
  await run.check(
    { id: 'further-fields', title: 'Further fields are ignored', needs: ['again'] },
    async () => {
      const kept = checkReference
      const fault = await begin({
        ...request,
        reference: testName(),
        porchlightCheck: true,
      } as typeof request)
      checkReference = kept
      return fault
    },
  )
  if (setup.callbacks !== null && run.hasPassed('again')) {
    setup.say(
      `Open ${identity.addressOf(checkReference)} and finish the check within ${setup.waitMs / 1_000} seconds.`,
    )
  }
  await checkCallbacks(run, setup, kind, ['again'])
}

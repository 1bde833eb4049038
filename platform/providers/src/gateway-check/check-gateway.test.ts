import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import { resolve } from 'node:path'
import { freePort } from '@porchlight/test-kit/free-port'
import { expect, it } from 'vitest'
import { listenLocally } from '../http/listen-locally'
import { checkGateway } from './check-gateway'
import type { CheckResult } from './report'
import { documentOf } from './report'
import { usualTestData } from './test-data'
import { callbackSecret, checkPlanted, testTimes } from './testing/check-planted'
import { plantedFaults } from './testing/planted/planted-faults'
import { startReferenceCredit } from './testing/reference-credit'
import { gatewayToken } from './testing/reference-server'
import { untrustedCertificate } from './testing/untrusted-certificate'
import { writtenReport } from './written-report'

const root = resolve(import.meta.dirname, '../../../..')

const skipped = (results: readonly CheckResult[]) =>
  results.flatMap((result) => (result.outcome === 'skipped' ? [`${result.id}: ${result.reason}`] : []))

it.concurrent.each(['billing', 'market', 'credit', 'identity'] as const)(
  'finds nothing in a %s gateway that keeps the document, and looks at everything',
  async (kind) => {
    const report = await checkPlanted({ kind, planted: {} })
    expect(report, writtenReport(report)).toMatchObject({ kind, outcome: 'right' })
    expect(skipped(report.results)).toEqual(['encrypted: The address is http, which production refuses.'])
  },
)

it('says that nothing answers at an address, and finds no fault in that', async () => {
  const port = await freePort()
  const report = await checkAt(`http://127.0.0.1:${port}/v1`)
  expect(report).toMatchObject({ outcome: 'unchecked', results: [] })
  expect(writtenReport(report)).toContain('Nothing answers at the address (ECONNREFUSED)')
})

it('finds an address of https where http answers, and nothing else', async () => {
  const server = await startReferenceCredit({})
  const report = await checkAt(server.baseUrl.replace('http:', 'https:'))
  await server.close()
  expect(report.results.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))).toEqual([
    'encrypted',
  ])
  expect(writtenReport(report)).toContain('does not speak TLS')
})

it('finds a certificate that nobody trusts, and nothing else', async () => {
  const server = createServer(untrustedCertificate, (_request, response) => response.end())
  const { port, close } = await listenLocally(server)
  const report = await checkAt(`https://127.0.0.1:${port}`)
  await close()
  expect(report.results.flatMap(({ id, outcome }) => (outcome === 'failed' ? [id] : []))).toEqual([
    'encrypted',
  ])
  expect(writtenReport(report)).toContain('is not trusted (DEPTH_ZERO_SELF_SIGNED_CERT)')
})

it('shows neither the token nor what is personal of what a gateway answers', async () => {
  const report = await checkPlanted({
    kind: 'billing',
    planted: {
      answer: ({ method }, answer) =>
        method === 'GET'
          ? {
              status: 200,
              body: {
                token: gatewayToken,
                firstName: 'Marisol',
                note: 'a@example.com',
                ...Object(answer.body),
                more: 1,
              },
            }
          : null,
    },
  })
  const written = writtenReport(report)
  expect(written).toContain('more is not as agreed: expected true or false, came 1')
  expect(written).toContain('{"token":"(secret)","firstName":"…","note":"(address)"')
  for (const own of [gatewayToken, 'Marisol', 'a@example.com']) expect(written).not.toContain(own)
})

function checkAt(baseUrl: string) {
  return checkGateway('credit', {
    service: { baseUrl, bearerToken: gatewayToken },
    data: usualTestData,
    callbacks: null,
    billLines: { types: [], units: [] },
    ...testTimes,
    now: () => new Date(),
    say: () => undefined,
  })
}

it.concurrent.each(plantedFaults)(
  'finds $name in a $gateway.kind gateway, and nothing else',
  async (fault) => {
    const report = await checkPlanted(fault.gateway)
    const failed = report.results.flatMap((result) => (result.outcome === 'failed' ? [result] : []))
    expect(
      failed.map(({ id }) => id),
      writtenReport(report),
    ).toEqual([fault.check])
    const [found] = failed
    expect(found?.fault.problem).toMatch(fault.named)
    expect(report.outcome).toBe('faults')

    const page = readFileSync(resolve(root, documentOf(report.kind)), 'utf8')
    expect(
      page.split('\n').some((line) => line.startsWith('#') && line.includes(found?.fault.section ?? '-')),
    ).toBe(true)
    if (found?.fault.section === 'Rules') expect(page).toContain(found.fault.says)
    const written = writtenReport(report) + JSON.stringify(report)
    for (const secret of [gatewayToken, callbackSecret]) expect(written).not.toContain(secret)
  },
)

import { expect, it } from 'vitest'
import { createSmtpMail } from '../mail'
import { listenForCallbacks } from './callbacks/listen-for-callbacks'
import { checkMailReports } from './check-gateway'
import { usualTestData } from './test-data'
import { callbackSecret, testTimes } from './testing/check-planted'
import { type PlantedMail, startReferenceMail } from './testing/reference-mail'
import { writtenReport } from './written-report'

async function check(planted: PlantedMail) {
  const now = () => new Date()
  const listener = await listenForCallbacks({ host: '127.0.0.1', port: 0, now })
  const address = `http://127.0.0.1:${listener.port}`
  const server = await startReferenceMail(planted, { address, secret: callbackSecret })
  const mail = createSmtpMail({ host: server.host, port: server.port, secure: false })
  try {
    return await checkMailReports(
      { mail, from: 'service@example.com', address: `smtp://${server.host}:${server.port}` },
      {
        data: usualTestData,
        callbacks: { listener, secrets: [callbackSecret] },
        billLines: { types: [], units: [] },
        ...testTimes,
        now,
        say: () => undefined,
      },
    )
  } finally {
    await server.close()
    await listener.close()
  }
}

it('finds nothing in reports that keep the document, and looks at everything', async () => {
  const report = await check({})
  expect(
    report.results.filter(({ outcome }) => outcome !== 'passed'),
    writtenReport(report),
  ).toEqual([])
  expect(report.outcome).toBe('right')
})

it.concurrent.each<[string, PlantedMail, string, RegExp]>([
  ['a mail that is not taken', { refusesMails: true }, 'sent', /did not take the test mail/],
  ['no report', { calls: { most: 0 } }, 'callback', /No call to POST \/webhooks\/mail/],
  ['an unsigned report', { calls: { isUnsigned: true } }, 'callback-signature', /has no signature/],
  [
    'a report of another mail',
    { calls: { body: (event) => ({ ...event, messageId: '<another@example.com>' }) } },
    'callback-content',
    /another Message-ID or recipient/,
  ],
  [
    'a bounce that is not for good',
    { calls: { body: (event) => ({ ...event, isPermanent: false }) } },
    'callback-content',
    /not reported as bounced for good/,
  ],
  [
    'a report without its kind of bounce',
    { calls: { body: ({ isPermanent: _, ...event }: { isPermanent?: boolean }) => event, most: 3 } },
    'callback-shape',
    /isPermanent is not as agreed: expected true or false, came nothing/,
  ],
  ['a report that never comes again', { calls: { most: 1 } }, 'callback-again', /was not sent again/],
])('finds %s, and nothing else', async (_name, planted, id, named) => {
  const report = await check(planted)
  const failed = report.results.flatMap((result) => (result.outcome === 'failed' ? [result] : []))
  expect(
    failed.map((result) => result.id),
    writtenReport(report),
  ).toEqual([id])
  expect(failed[0]?.fault.problem).toMatch(named)
  expect(writtenReport(report)).not.toContain(callbackSecret)
})

import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  gatewayToken,
  startReferenceBilling,
  startReferenceMarket,
} from '@porchlight/providers/gateway-check/reference-gateways'
import { freePort } from '@porchlight/test-kit/free-port'
import { beforeAll, expect, it } from 'vitest'
import { productionSettings, runCommand } from './operator-process'

const secret = 'market-secret-of-the-tests'

/** Never opened: the command needs no database. */
let dataDir = ''
beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'gateway-check-')), 'none')
})

const settings = () => ({
  DATA_DIR: dataDir,
  PORCHLIGHT_MARKET_TOKEN: gatewayToken,
  PORCHLIGHT_MARKET_SECRETS: secret,
  PORCHLIGHT_BILLING_TOKEN: gatewayToken,
})

it('checks a market gateway with its calls to the server, by the address after the kind', async () => {
  const port = await freePort()
  const market = await startReferenceMarket({}, { address: `http://127.0.0.1:${port}`, secret })
  const words = ['gateway-check', 'market', market.baseUrl, '--listen', `127.0.0.1:${port}`, '--wait', '5']
  const checked = await runCommand(settings(), words)
  await market.close()
  expect(checked.output + checked.complaint).toContain(
    'The market gateway is right: 25 checks passed, 1 skipped.',
  )
  expect(checked.complaint).toContain(`Set http://127.0.0.1:${port} as the address of the server`)
  expect(checked.code).toBe(0)
})

it('finds faults in the gateway of the settings, as JSON and without secrets, by exit code 1', async () => {
  const billing = await startReferenceBilling({ forgetsEvents: true })
  const own = { ...settings(), PORCHLIGHT_BILLING: billing.baseUrl }
  const data = join(tmpdir(), `${dataDir.split('/').at(-2)}.json`)
  await writeFile(data, JSON.stringify({ billing: { nextSequence: 40 } }))
  const checked = await runCommand(own, ['gateway-check', 'billing', '--json', '--data', data, '--wait', '1'])
  await billing.close()
  const report = JSON.parse(checked.output)
  expect(report).toMatchObject({ kind: 'billing', outcome: 'faults' })
  expect(report.results.filter(({ outcome }: { outcome: string }) => outcome === 'failed')).toMatchObject([
    { id: 'counts-once', fault: { says: expect.stringContaining('counts once') } },
  ])
  expect(report.notes[0]).toContain('begins with 66')
  expect(checked.output + checked.complaint).not.toContain(gatewayToken)
  expect(checked.code).toBe(1)
})

it.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
  ['nothing answers', ['market', 'http://127.0.0.1:9'], {}, 'could not be checked'],
  ['there is no address', ['market'], {}, 'Set PORCHLIGHT_MARKET to the address'],
  ['there is no token', ['credit', 'http://127.0.0.1:9'], {}, 'Set PORCHLIGHT_CREDIT_TOKEN'],
  ['there is no such gateway', ['meters'], {}, 'There is no gateway meters.'],
  [
    'a gateway calls nobody',
    ['billing', 'http://127.0.0.1:9', '--listen', '127.0.0.1:0'],
    {},
    'calls nobody',
  ],
  [
    'the file of test data is wrong',
    ['market', 'http://127.0.0.1:9', '--data', import.meta.filename],
    {},
    'no JSON object',
  ],
  ['the address is none', ['market', 'ftp://127.0.0.1'], {}, 'PORCHLIGHT_MARKET must match'],
])('says by exit code 2 that %s', async (_name, words, more, said) => {
  const checked = await runCommand({ ...settings(), ...more }, ['gateway-check', ...words])
  expect(checked.output + checked.complaint).toContain(said)
  expect(checked.code).toBe(2)
})

it('sends nothing by the settings of production unless a test installation is named', async () => {
  const production = productionSettings(dataDir, 'postgres://nobody@127.0.0.1:9/none')
  const checked = await runCommand(production, ['gateway-check', 'market', 'https://gateway.example.com/v1'])
  expect(checked.complaint).toContain('add --test-installation')
  expect(checked.code).toBe(2)
})

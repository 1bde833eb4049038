import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LocalScanner, startLocalScanner } from '../local/start-local-scanner'
import { createClamdScanning } from './clamd-scanning'

let scanner: LocalScanner

beforeAll(async () => {
  scanner = await startLocalScanner()
})
afterAll(() => scanner.close())

it('a scanner that hangs up is given up at once, and the file is let go', async () => {
  scanner.setFaultMode('down')
  // The file comes from afar: the scanner has hung up before its first bytes are here.
  const bytes = Readable.from(comeLate())
  const closed = new Promise<void>((resolve) => bytes.once('close', resolve))
  const startedAt = performance.now()
  await expect(createClamdScanning(scanner).scan(bytes)).rejects.toThrow('The scanner hung up.')
  await closed
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

it('a scanner that is away is named by the code of what kept it away', async () => {
  const nowhere = { host: '127.0.0.1', port: 9 }
  await expect(createClamdScanning(nowhere).scan(comeLate())).rejects.toThrow(
    'The scanner gave no answer (ECONNREFUSED).',
  )
})

async function* comeLate(): AsyncGenerator<Buffer> {
  await new Promise((resolve) => setTimeout(resolve, 100))
  yield Buffer.alloc(1024)
}

import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { untrustedCertificate } from '../gateway-check/testing/untrusted-certificate'
import { TextFailure } from '../texts/text-failure'
import { createTwilioTexts } from '../texts/twilio/twilio-texts'
import { callJson } from './call-json'
import { ProviderFailure } from './provider-failure'

const open: (Server & { closeAllConnections(): void })[] = []
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

async function listen(server: (typeof open)[number], scheme: 'http' | 'https'): Promise<string> {
  open.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return `${scheme}://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const answering = (listener: RequestListener) => listen(createServer(listener), 'http')

/** What keeps an answer away, as operators may have to mend it, and the code that names it. */
const obstacles: readonly (readonly [name: string, code: string, start: () => Promise<string>])[] = [
  [
    'nobody who listens',
    'ECONNREFUSED',
    async () => {
      const address = await answering(() => undefined)
      await new Promise((done) => open.pop()?.close(done))
      return address
    },
  ],
  [
    'a certificate that nobody trusts',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    () => listen(createSecureServer(untrustedCertificate), 'https'),
  ],
  [
    'a service that does not speak TLS',
    'ERR_SSL_WRONG_VERSION_NUMBER',
    async () => {
      const address = await answering(() => undefined)
      return address.replace('http:', 'https:')
    },
  ],
  ['a service that hangs', 'TIMEOUT', () => answering(() => undefined)],
  ['a line that is cut', 'UND_ERR_SOCKET', () => answering(({ socket }) => socket.destroy())],
  [
    'a page in place of JSON',
    'NOT_JSON',
    () => answering((_request, response) => response.end('<p>555-0188</p>')),
  ],
]

describe.each(obstacles)('%s', (_name, code, start) => {
  it(`is named to operators as ${code}, without address or what was sent`, async () => {
    const baseUrl = await start()
    const service = { baseUrl, bearerToken: 'a-token-of-ours', timeoutMs: 500 }
    const request = { method: 'POST', path: '/orders?name=Dana', body: { name: 'Dana' } } as const
    const failure = await callJson(service, request).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect(failure).toMatchObject({ message: `No answer to POST (${code}).`, status: null })

    const texts = createTwilioTexts({
      baseUrl,
      accountId: 'AC0',
      authTokens: ['a-token-of-ours'],
      callbackAddress: 'https://my.example.com/webhooks/texts',
      timeoutMs: 500,
    })
    const text = { from: '+17135550100', to: '+17135550121', body: 'Dana', firstTriedAt: null }
    const lost = await texts.send(text).catch((error: unknown) => error)
    expect(lost).toBeInstanceOf(TextFailure)
    expect(lost).toMatchObject({ message: `The text service gave no answer (${code}).`, kind: 'temporary' })
  })
})

it('a redirect does not count as an answer, and has no code', async () => {
  const baseUrl = await answering((_request, response) => {
    response.writeHead(302, { location: 'https://elsewhere.example/?token=1' }).end()
  })
  const call = callJson({ baseUrl, bearerToken: 'key' }, { method: 'GET', path: '/' })
  await expect(call).rejects.toThrow(/^No answer to GET\.$/)
})

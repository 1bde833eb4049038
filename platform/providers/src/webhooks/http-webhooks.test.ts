import { createServer, type RequestListener } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { afterEach, describe, expect, it } from 'vitest'
import { type ListeningServer, listenLocally } from '../http/listen-locally'
import { isSignedBody } from '../http/signed-body'
import { createHttpWebhooks, type HttpWebhooksOptions } from './http-webhooks'
import { isPublicAddress, isReceiverAddress } from './receiver-address'
import { signWebhook } from './webhook-signature'

const open: ListeningServer[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

async function listen(answer: RequestListener): Promise<number> {
  const server = await listenLocally(createServer(answer))
  open.push(server)
  return server.port
}

/** Gives up before a test does. */
const soon = { timeoutMs: 400 }

const send = (url: string, options: Partial<HttpWebhooksOptions> = {}) =>
  createHttpWebhooks({ allowsLoopback: true, timeoutMs: 60_000, ...options }).send({
    url,
    body: '{"events":[]}',
    signature: 't=1,v1=00',
  })

describe('an address', () => {
  it.each([
    '0.0.0.0',
    '10.1.2.3',
    '100.64.0.1',
    '127.0.0.1',
    '127.255.0.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '64:ff9b::a00:1',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'ff02::1',
    '2001::1',
    '2001:db8::1',
    '2002:a00:1::1',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1111', '2a00:1450::1'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it.each([
    ['https://app.example.com/changes', false, true],
    ['https://app.example.com:8443/changes?tenant=1', false, true],
    ['http://app.example.com/changes', true, false],
    ['http://127.0.0.1:4000/', false, false],
    ['http://127.0.0.1:4000/', true, true],
    ['http://localhost:4000/', true, true],
    ['https://user:word@app.example.com/', false, false],
    ['https://app.example.com/#top', false, false],
    ['file:///etc/passwd', true, false],
    ['nothing', true, false],
  ])('%s, with this machine allowed: %s, can be a receiver’s: %s', (url, allowsLoopback, isGood) => {
    expect(isReceiverAddress(url, allowsLoopback)).toBe(isGood)
  })
})

describe('a receiver', () => {
  it('gets the body with its type and signature, and takes it with any 2xx', async () => {
    const got: unknown[] = []
    const port = await listen(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += String(chunk)
      const { 'content-type': type, 'porchlight-signature': signature } = request.headers
      got.push([request.method, request.url, type, signature, body])
      response.writeHead(202).end('thank you')
    })
    expect(await send(`http://127.0.0.1:${port}/changes?a=b`)).toBeNull()
    expect(got).toEqual([['POST', '/changes?a=b', 'application/json', 't=1,v1=00', '{"events":[]}']])
  })

  it.each([300, 301, 302, 307, 308, 400, 404, 500, 503])(
    'that answers %s has not taken it, and nobody is redirected',
    async (status) => {
      let others = 0
      const elsewhere = await listen((_request, response) => {
        others += 1
        response.end()
      })
      const port = await listen((_request, response) => {
        response.writeHead(status, { location: `http://127.0.0.1:${elsewhere}/` }).end()
      })
      expect(await send(`http://127.0.0.1:${port}/`)).toBe(`http${status}`)
      expect(others).toBe(0)
    },
  )

  it('that answers without an end is heard by its status, and let go of', async () => {
    const ended: Promise<void>[] = []
    const port = await listen((request, response) => {
      ended.push(new Promise((resolve) => request.socket.once('close', () => resolve())))
      response.writeHead(200)
      const dripping = setInterval(() => response.write('x'.repeat(65_536)), 5)
      request.socket.once('close', () => clearInterval(dripping))
    })
    expect(await send(`http://127.0.0.1:${port}/`)).toBeNull()
    await Promise.all(ended)
    expect(ended).toHaveLength(1)
  })

  it('that says nothing, or drips its headers, has a bounded time', async () => {
    const silent = await listen(() => undefined)
    expect(await send(`http://127.0.0.1:${silent}/`, soon)).toBe('timeout')
    const dripping = await listen((request) => {
      const drip = setInterval(() => request.socket.write('HTTP/1.1 '), 50)
      request.socket.once('close', () => clearInterval(drip))
    })
    expect(await send(`http://127.0.0.1:${dripping}/`, soon)).not.toBeNull()
  })

  it('whose name is never found has a bounded time too', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    expect(await send('https://app.example.com/', { resolve, ...soon })).toBe('timeout')
  })

  it('that is away is told by the code of the network', async () => {
    const port = await listen(() => undefined)
    for (const server of open.splice(0)) await server.close()
    expect(await send(`http://127.0.0.1:${port}/`)).toBe('ECONNREFUSED')
  })

  it.each([
    ['http://127.0.0.1:PORT/', []],
    ['https://127.0.0.1:PORT/', []],
    ['https://0x7f000001:PORT/', []],
    ['https://[::1]:PORT/', []],
    ['https://[::ffff:127.0.0.1]:PORT/', []],
    ['https://app.example.com:PORT/', ['127.0.0.1']],
    ['https://app.example.com:PORT/', ['169.254.169.254']],
    ['https://app.example.com:PORT/', ['8.8.8.8', '10.0.0.1']],
    ['https://app.example.com:PORT/', []],
  ])('%s at %o is refused without a connection', async (url, addresses) => {
    let connections = 0
    const server = createServer().on('connection', () => {
      connections += 1
    })
    const listening = await listenLocally(server)
    open.push(listening)
    const resolve = async () => addresses.map((address) => ({ address, family: 4 }))
    const options = { allowsLoopback: false, ...(url.includes('example.com') ? { resolve } : {}) }
    expect(await send(url.replace('PORT', String(listening.port)), options)).toBe('addressRefused')
    expect(connections).toBe(0)
  })

  it('by https is asked for the name of its address at the checked one, and sent nothing without a certificate', async () => {
    const names: string[] = []
    let requests = 0
    const secure = createSecureServer({
      SNICallback: (name, done) => {
        names.push(name)
        done(null)
      },
    })
    secure.on('request', () => {
      requests += 1
    })
    const server = await listenLocally(secure)
    open.push(server)
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }]
    const failure = await send(`https://app.example.com:${server.port}/`, { resolve })
    expect([failure, names, requests]).toEqual([
      expect.stringMatching(/^(ERR_SSL|EPROTO)/),
      ['app.example.com'],
      0,
    ])
  })

  it('is looked up once, and reached at the address that was checked', async () => {
    let lookUps = 0
    let host = ''
    const port = await listen((request, response) => {
      host = request.headers.host ?? ''
      response.end()
    })
    const resolve = async () => {
      lookUps += 1
      return [{ address: lookUps === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]
    }
    expect(await send(`http://localhost:${port}/`, { resolve })).toBeNull()
    expect([lookUps, host]).toEqual([1, `localhost:${port}`])
  })
})

it('a body is signed with every secret that counts', () => {
  const now = new Date('2026-11-20T12:00:00Z')
  const header = signWebhook('{}', ['one', 'two'], now)
  expect(header).toMatch(/^t=1795176000,v1=[0-9a-f]{64},v1=[0-9a-f]{64}$/)
  const digests = [...header.matchAll(/v1=([0-9a-f]+)/g)].map(([, hex = '']) => Buffer.from(hex, 'hex'))
  const signature = { seconds: 1_795_176_000, digests }
  for (const secret of ['one', 'two']) expect(isSignedBody('{}', signature, [secret], now)).toBe(true)
  expect(isSignedBody('{}', signature, ['three'], now)).toBe(false)
})

import { rawBody } from './raw-bodies'
import { encoded, long, noise } from './raw-texts'
import { type Choice, seededChoice } from './seeded-choice'

/** What requests are composed of, besides the oddities of any HTTP request. */
export interface RawMaterial {
  /** Paths that are answered, of pages and of calls. */
  readonly paths: readonly string[]
  readonly hosts: readonly string[]
  /** Valid bearer tokens of customers. */
  readonly tokens: readonly string[]
  /** Valid bearer tokens of staff, for whom there are calls but no pages. */
  readonly staffTokens: readonly string[]
}

/**
 * Returns the bytes, as Latin-1, sent over one connection: a request of which any part may be odd, and occasionally
 * something after it. The same seed yields the same bytes.
 */
export function rawRequest(seed: number, material: RawMaterial): string {
  const choice = seededChoice(seed)
  const request = oneRequest(choice, material)
  if (choice.once(12)) return request + choice.of([noise(choice, 200), '\r\n', '\0', 'GET / HTTP/1.1\r\n'])
  if (choice.once(20)) return request + oneRequest(choice, material)
  if (choice.once(40)) return request.slice(0, choice.below(request.length))
  return request
}

function oneRequest(choice: Choice, material: RawMaterial): string {
  const { type, body, framing } = rawBody(choice)
  const method =
    body === '' ? methodWithoutBody(choice) : choice.of(['POST', 'POST', 'PATCH', 'DELETE', 'PUT'])
  const target = targetOf(choice, material)
  const tokens = target.startsWith('/services')
    ? [...material.tokens, ...material.staffTokens]
    : material.tokens
  const lines = [
    `${method} ${target} ${versionOf(choice)}`,
    ...hostLines(choice, material),
    ...(type === '' ? [] : [`Content-Type: ${type}`]),
    ...framing,
    ...Array.from({ length: choice.once(3) ? choice.below(6) : choice.below(2) }, () =>
      headerLine(choice, tokens),
    ),
    ...(choice.once(3) ? [] : ['Connection: close']),
  ]
  return `${lines.join(choice.once(60) ? '\n' : '\r\n')}\r\n\r\n${body}`
}

function methodWithoutBody(choice: Choice): string {
  if (!choice.once(6)) return choice.of(['GET', 'GET', 'GET', 'HEAD', 'OPTIONS'])
  return choice.of([
    'TRACE',
    'CONNECT',
    'PROPFIND',
    'QUERY',
    'PURGE',
    'M-SEARCH',
    'FETCH',
    'get',
    '',
    'GET\0',
    'PRI',
  ])
}

function versionOf(choice: Choice): string {
  if (!choice.once(15)) return 'HTTP/1.1'
  return choice.of(['HTTP/1.0', 'HTTP/2.0', 'HTTP/0.9', 'HTTP/1.9', 'HTTP/11', 'http/1.1', 'ICY', ''])
}

function targetOf(choice: Choice, { paths, hosts }: RawMaterial): string {
  const path = choice.of(paths).replace(/\{\w+\}/g, () => encoded(choice, 40))
  const query = choice.once(2) ? '' : `?${queryOf(choice)}`
  if (!choice.once(4)) return path + query
  return choice.of([
    `${path}/${noise(choice, 60)}`,
    `${path}/../..//${choice.of(hosts)}/`,
    path.replaceAll('/', choice.of(['//', '/./', '\\', '%2f', '/%2e%2e/'])),
    `${path}${choice.of(['%zz', '%', '%00', '%ff%fe', '%c0%af', ';a=b', '#x', '\xe9', '\x00', '\t'])}${query}`,
    `http://${choice.of(hosts)}${path}`,
    `//${choice.of(hosts)}${path}`,
    `/${long(choice, 18_000)}`,
    path.toUpperCase(),
    choice.of([
      '*',
      '',
      'login',
      '/%zz',
      '/\\evil.example',
      'evil.example:443',
      '/es/..//evil.example?link=x',
    ]),
    noise(choice, 300),
  ])
}

function queryOf(choice: Choice): string {
  const one = () =>
    `${choice.of(['fields', 'optionalFields', 'where', 'sortBy', 'pageToken', 'link', 'startURL', 'q', '__proto__', noise(choice, 9)])}=${encoded(choice, 200)}`
  if (choice.once(15)) return `fields=${long(choice, 9_000)}`
  return Array.from({ length: choice.once(20) ? 500 : 1 + choice.below(4) }, one).join('&')
}

function hostLines(choice: Choice, { hosts }: RawMaterial): readonly string[] {
  const host = `Host: ${choice.of(hosts)}`
  if (!choice.once(15)) return [host]
  return choice.of([
    [],
    [host, 'Host: evil.example'],
    ['Host: evil.example'],
    ['Host:'],
    [`Host: ${long(choice, 15_000)}`],
    [`Host: ${'a'.repeat(choice.below(260))}_`],
    [`Host: ${noise(choice, 80)}`],
    ['Host: [::1]:3000'],
    [`Host: user@${choice.of(hosts)}`],
  ])
}

const headerNames = [
  'Cookie',
  'Authorization',
  'Origin',
  'Sec-Fetch-Site',
  'Accept',
  'Accept-Language',
  'Accept-Encoding',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Idempotency-Key',
  'Expect',
  'Upgrade',
  'Connection',
  'Transfer-Encoding',
  'Content-Length',
  'Content-Encoding',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-HTTP-Method-Override',
  'X-Request-Id',
  'User-Agent',
  'Stripe-Signature',
  '__proto__',
]

function headerLine(choice: Choice, tokens: readonly string[]): string {
  if (choice.once(3)) return `Authorization: Bearer ${choice.of(tokens)}`
  const name = choice.once(12) ? noise(choice, 12) : choice.of(headerNames)
  const value = choice.of([
    choice.once(6) ? noise(choice, 80) : noise(choice, 80).replace(/\p{Cc}/gu, '?'),
    encoded(choice, 80),
    long(choice, 4_000),
    `porchlight_session=${choice.of(tokens)}; porchlight_link=${encoded(choice, 60)}; ${'a=b; '.repeat(choice.below(300))}`,
    choice.of([
      'same-origin',
      'cross-site',
      'null',
      'http://localhost',
      '100-continue',
      '200-ok',
      'chunked',
      'gzip, chunked',
    ]),
    choice.of([
      'close',
      'keep-alive',
      'Upgrade',
      'websocket',
      'h2c',
      'bytes=0-1,5-',
      'br;q=0',
      '-1',
      '1e9',
      'Basic eDp4',
    ]),
  ])
  if (choice.once(30)) return `${name}: ${value}\r\n folded`
  if (choice.once(40)) return `${name} : ${value}`
  if (choice.once(60)) return Array.from({ length: 150 }, (_, index) => `X-${index}: y`).join('\r\n')
  return `${name}: ${value}`
}

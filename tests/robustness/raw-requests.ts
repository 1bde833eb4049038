import { type Choice, seededChoice } from './seeded-choice'

/** What requests are made of, beside what is odd in any HTTP request. */
export interface RawMaterial {
  /** Paths that are answered, of pages and of calls. */
  readonly paths: readonly string[]
  readonly hosts: readonly string[]
  /** Bearer tokens of customers that are alive. */
  readonly tokens: readonly string[]
  /** The same of staff, for whom there are calls but no pages. */
  readonly staffTokens: readonly string[]
}

/**
 * The bytes, as Latin-1, that somebody sends over one line: a request of which any part may be odd, and now and then
 * something behind it. The same seed makes the same bytes.
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
  const { type, body, framing } = bodyOf(choice)
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

interface Body {
  readonly type: string
  readonly body: string
  readonly framing: readonly string[]
}

function bodyOf(choice: Choice): Body {
  if (choice.once(2)) return { type: '', body: '', framing: [] }
  const { type, body } = choice.of([jsonBody, formBody, multipartBody, multipartBody, noiseBody])(choice)
  if (choice.once(10)) return { type, body: chunked(choice, body), framing: ['Transfer-Encoding: chunked'] }
  if (!choice.once(25)) return { type, body, framing: [`Content-Length: ${body.length}`] }
  const wrong = choice.of([
    '-1',
    '0',
    `${body.length >> 1}`,
    `${body.length + 9}`,
    '1e3',
    '99999999999999999999',
    '',
  ])
  return {
    type,
    body,
    framing: choice.once(4)
      ? ['Transfer-Encoding: chunked', `Content-Length: ${wrong}`]
      : [`Content-Length: ${wrong}`],
  }
}

function chunked(choice: Choice, body: string): string {
  const size = choice.once(5) ? noise(choice, 8) : body.length.toString(16)
  return `${size}${choice.once(8) ? ';ext="x"' : ''}\r\n${body}\r\n0\r\n${choice.once(8) ? 'Trailer: x\r\n' : ''}\r\n`
}

function jsonBody(choice: Choice) {
  const depth = choice.below(choice.once(10) ? 20_000 : 6)
  const body = choice.of([
    () =>
      JSON.stringify({
        username: noise(choice, 60),
        password: noise(choice, 60),
        startURL: encoded(choice, 60),
      }),
    () =>
      JSON.stringify({
        fields: { Name: noise(choice, 500), [noise(choice, 20)]: choice.below(9e15) },
        apiName: 'Case',
      }),
    () => JSON.stringify({ identifier: long(choice, 20_000), zipCode: noise(choice, 9) }),
    () => '['.repeat(depth) + ']'.repeat(depth),
    () => `{"__proto__":{"a":${noise(choice, 5)}},"constructor":{"prototype":1}}`,
    () => '{"fields": {',
    () => '',
  ])()
  return { type: choice.once(8) ? 'application/json; charset=utf-7' : 'application/json', body }
}

function formBody(choice: Choice) {
  const names = [
    'username',
    'password',
    'startURL',
    'identifier',
    'zipCode',
    'email',
    '__proto__',
    noise(choice, 12),
  ]
  const fields = choice.once(15) ? 5_000 : choice.below(9)
  const body = Array.from(
    { length: fields },
    () => `${choice.of(names)}=${encoded(choice, fields > 9 ? 4 : 400)}`,
  )
  return { type: 'application/x-www-form-urlencoded', body: body.join(choice.once(20) ? '&&' : '&') }
}

function multipartBody(choice: Choice) {
  const boundary = choice.once(12) ? noise(choice, 70) : 'edge'
  const name = () =>
    choice.of([
      'attachment',
      'document',
      'orderId',
      'Subject',
      'path',
      '__proto__',
      noise(choice, 30),
      long(choice, 3_000),
    ])
  const fileName = () =>
    choice.of([
      'a.pdf',
      '../../x',
      `${'.'.repeat(choice.below(9_000))}x`,
      `${' '.repeat(choice.below(9_000))}x`,
      noise(choice, 200),
    ])
  const part = () => {
    const file = choice.once(2) ? `; filename="${fileName()}"\r\nContent-Type: application/pdf` : ''
    const more = choice.once(10) ? `\r\nX-${noise(choice, 9)}: ${long(choice, 9_000)}` : ''
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name()}"${file}${more}\r\n\r\n${noise(choice, 400)}\r\n`
  }
  const parts = Array.from({ length: choice.once(20) ? 60 : choice.below(5) }, part).join('')
  const ending = choice.of([
    `--${boundary}--\r\n`,
    `--${boundary}--\r\n${noise(choice, 90)}`,
    `--${boundary}`,
    '',
    '\r\n--',
  ])
  return {
    type: choice.once(15)
      ? 'multipart/form-data'
      : `multipart/form-data; boundary=${choice.once(9) ? `"${boundary}"` : boundary}`,
    body: parts + ending,
  }
}

function noiseBody(choice: Choice) {
  return {
    type: choice.of(['', 'text/plain', 'application/xml', noise(choice, 30)]),
    body: noise(choice, 2_000),
  }
}

/** Up to `most` bytes, of any kind but those that end a line in most of them. */
function noise(choice: Choice, most: number): string {
  const letters = choice.of([
    'az09._-',
    'aé\xffß',
    ' \t"\'<>',
    '\\/:@?#&=%',
    '\x00\x01\x1f\x7f',
    ';,{}[]()|^~`$*+!',
  ])
  const text = Array.from(
    { length: choice.below(most) + 1 },
    () => letters[choice.below(letters.length)] ?? '',
  ).join('')
  return choice.once(40) ? `${text}\r\n${text.slice(0, 9)}` : text
}

/** The same, so that it may stand in an address. */
function encoded(choice: Choice, most: number): string {
  return choice.once(4)
    ? choice.of(['001000000000000AAA', '003', '%00', '%2e%2e', '%F0%9F%94%A6'])
    : encodeURIComponent(noise(choice, most))
}

/** One letter or two, again and again, and an end that does not fit. */
function long(choice: Choice, most: number): string {
  const unit = choice.of(['a', 'a.', 'a-', '.', '1', ',', ' x', '%41', '(', '{a:', 'a@'])
  return unit.repeat(1 + choice.below(Math.floor(most / unit.length))) + choice.of(['_', '!', '', '"'])
}

import { encoded, long, noise } from './raw-texts'
import type { Choice } from './seeded-choice'

/** A body, the headers that describe it, and how the request declares its end. */
interface RawBody {
  readonly type: string
  readonly body: string
  readonly framing: readonly string[]
}

/** Returns a body of any supported type, or none; occasionally it is not what its head declares. */
export function rawBody(choice: Choice): RawBody {
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

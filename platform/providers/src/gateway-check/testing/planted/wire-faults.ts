import { at, billing, credit, html, json, market, type PlantedFault, written } from './planted-fault'

/** Faults in the connection to a gateway, each planted in one kind. */
export const wireFaults: readonly PlantedFault[] = [
  {
    name: 'another content type',
    gateway: billing({
      answer: at('GET', /^\/changes/, (_call, answer) => (response) => {
        response.writeHead(200, { 'content-type': 'text/plain' }).end(written(answer))
      }),
    }),
    check: 'content-type',
    named: /another content type/,
  },
  {
    name: 'a page of HTML',
    gateway: billing({
      answer: at('GET', /^\/changes/, () => (response) => {
        response.writeHead(200, { 'content-type': 'text/html' }).end(html)
      }),
    }),
    check: 'first-page',
    named: /page of HTML/,
  },
  {
    name: 'a redirect',
    gateway: credit({
      answer: at('PUT', /./, () => (response) => {
        response.writeHead(302, { location: 'https://elsewhere.example.com/' }).end()
      }),
    }),
    check: 'direct',
    named: /redirected \(302\)/,
  },
  {
    name: 'too slow',
    gateway: market({
      answer: at('GET', /events$/, () => (response) => {
        // Starts in time, and never ends.
        response.writeHead(200, json).write('{')
      }),
    }),
    check: 'deadline',
    named: /GET \/orders\/\{requestId\}\/events had no complete answer/,
  },
  {
    name: 'a body that is cut off',
    gateway: billing({
      answer: at('GET', /^\/changes/, (_call, answer) => (response) => {
        response.writeHead(200, { ...json, 'content-length': '100000' })
        response.write(written(answer).slice(0, 40), () => response.destroy())
      }),
    }),
    check: 'whole',
    named: /cut off before its end/,
  },
  {
    name: 'JSON that ends too early',
    gateway: credit({
      answer: at('PUT', /./, (_call, answer) => (response) => {
        response.writeHead(200, json).end(written(answer).slice(0, -3))
      }),
    }),
    check: 'decision',
    named: /is no JSON/,
  },
  {
    name: 'takes another token',
    gateway: market({ knows: (header) => header?.startsWith('Bearer ') === true }),
    check: 'token',
    named: /A stranger was not refused: PUT \/orders\/\{requestId\} with another token/,
  },
  {
    name: 'takes calls without a token',
    gateway: credit({ knows: (header) => header === undefined || header.endsWith('of-the-tests') }),
    check: 'token',
    named: /without a token/,
  },
]

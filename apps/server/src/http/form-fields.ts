import { parse } from 'node:querystring'
import { fail } from '@porchlight/errors'

/** The largest form of a page has a few dozen fields. */
const mostFields = 200

/**
 * Parses the fields of an `application/x-www-form-urlencoded` body; a repeated name has a list of values.
 * @throws tooManyValues for more fields than any of our forms has, before any is read
 */
export function parseForm(body: string): Record<string, unknown> {
  let fields = 1
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) {
    fields += 1
    if (fields > mostFields) throw fail('tooManyValues', { parameter: 'form', limit: mostFields })
  }
  return parse(body)
}

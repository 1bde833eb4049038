import { callMethod } from '@porchlight/page-parts/forms/call-method'
import type { FormErrors, FormValues } from '@porchlight/page-parts/forms/form-errors'

/**
 * Sends a form that proves who sends it, by a script, so that the typed values are still there when the proof is
 * rejected; passwords never come back with a page. Once it is done the next page is loaded, and the form stays busy
 * until then.
 *
 * @param method the server method, as `Class/method`
 * @param address converts a path of the response to a URL in the page's language
 */
export function sendProved(
  method: string,
  address: (path: string) => string,
): (values: FormValues) => Promise<FormErrors> {
  return async (values) => {
    const answer = await callMethod<{ readonly location: string }>(method, values)
    if (answer.kind === 'refused') return answer.errors
    location.assign(address(answer.body.location))
    return new Promise(() => undefined)
  }
}

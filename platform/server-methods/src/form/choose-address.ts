import { fail } from '@porchlight/errors'
import type { EmailRiskPort } from '@porchlight/providers/email-risk'
import { fieldError } from './field-error'

/** The maximum length of a login's address. */
const longestAddress = 80

/**
 * Returns the address that the person means. One that looks wrong is rejected with `riskyEmail` until the person has
 * chosen: the suggested address, the one that was entered, or a new one (`docs/specification/portal.md` section 5). The
 * error's detail for `suggestedEmail` holds the suggestion.
 *
 * @param field the name of the form's field that holds the address
 */
export async function chooseAddress(
  emailRisk: EmailRiskPort,
  entered: string,
  choice: 'suggested' | 'asEntered' | '',
  field: string,
): Promise<string> {
  const { verdict, suggestion } = await emailRisk.judge(entered)
  if (verdict === 'undeliverable' || entered.length > longestAddress) throw fieldError('invalidEmail', field)
  if (verdict === 'fine' || choice === 'asEntered') return entered
  if (choice === 'suggested' && suggestion !== null) return suggestion
  const risky = fieldError('riskyEmail', field)
  if (suggestion === null) throw risky
  const suggested = {
    field: 'suggestedEmail',
    fieldLabel: 'suggestedEmail',
    errorCode: risky.code,
    message: suggestion,
  }
  throw fail('riskyEmail', {}, { fieldErrors: [...risky.fieldErrors, suggested] })
}

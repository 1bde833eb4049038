import type { LabelKey } from '@porchlight/i18n'
import type { labels } from './labels'

/** The labels of what can stand in the way, by the key of the error. */
const problems = [
  'invalidProgramName',
  'redirectNotAllowed',
  'redirectsMixed',
  'originNotAllowed',
  'unknownActiveUser',
  'programHasNoSecret',
  'secretReplacedLately',
  'receiverNotAllowed',
  'objectNotVisible',
  'tooManyWebhooks',
] as const

const missing = {
  name: 'invalidProgramName',
  username: 'usernameMissing',
  redirectUris: 'redirectMissing',
  scopes: 'scopeMissing',
  url: 'urlMissing',
  objectApiNames: 'objectMissing',
} as const

/** The label that says what is wrong with a field, or with the whole where `field` is `form`. */
export function problemLabel(field: string, key: string): LabelKey<typeof labels> {
  if (key === 'requiredFieldMissing' && Object.hasOwn(missing, field)) {
    return missing[field as keyof typeof missing]
  }
  return problems.find((name) => name === key) ?? 'failed'
}

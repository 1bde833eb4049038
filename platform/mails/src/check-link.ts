import { fail } from '@porchlight/errors'

/**
 * Returns `link` if a mail program can only interpret it as one web address.
 *
 * @throws invalidFieldValue otherwise
 */
export function checkLink(name: string, link: string): string {
  const isPlain = /^https?:\/\/[^\s\p{Cc}<>"'\\^`{|}]+$/iu.test(link)
  const url = isPlain && URL.canParse(link) ? new URL(link) : null
  if (url === null || url.username !== '' || url.password !== '') {
    throw fail('invalidFieldValue', { label: name, reason: 'It needs a whole web address.' })
  }
  return link
}

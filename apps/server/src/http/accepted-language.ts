import type { Language } from '@porchlight/metadata'

/** Returns the first language of an `Accept-Language` header that we support; English without one. */
export function acceptedLanguage(header: string | undefined): Language {
  const tags = (header ?? '').slice(0, 200).split(',')
  const known = tags.map((tag) => tag.trim().slice(0, 2).toLowerCase())
  return known.find((tag) => tag === 'en' || tag === 'es') === 'es' ? 'es' : 'en'
}

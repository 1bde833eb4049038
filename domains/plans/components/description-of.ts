import { inLanguage } from '@porchlight/i18n'
import type { Plan } from './plan'

/** The description in the language of the page; the English one where there is no Spanish one. */
export function descriptionOf({ description, descriptionEs }: Plan, language: 'en' | 'es'): string | null {
  return inLanguage(language, description, descriptionEs)
}

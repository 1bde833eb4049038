import { createLabels, type Language, type Translate } from '@porchlight/i18n'
import { fileLabels } from './file-labels'
import { rowLabels } from './row-labels'

/** Looks up the sentences that say what is wrong with rows and files. */
export interface BookText extends Translate<keyof typeof fileLabels | keyof typeof rowLabels> {
  readonly language: Language
  /** Several values as alternatives: `a, b, or c`. */
  readonly alternatives: (values: readonly string[]) => string
}

/** Creates the sentences of an import in one language; once for each import. */
export function bookText(language: Language): BookText {
  let list: Intl.ListFormat | undefined
  return Object.assign(createLabels(language, fileLabels, rowLabels), {
    language,
    alternatives: (values: readonly string[]) => {
      list ??= new Intl.ListFormat(language, { type: 'disjunction' })
      return list.format(values)
    },
  })
}

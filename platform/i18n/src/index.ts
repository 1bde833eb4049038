export { createFormatter, type Formatter, type FormatterOptions } from './formatter'
export { copyInLanguage, inLanguage } from './in-language'
export { labelProblems } from './label-problems'
export {
  createLabels,
  defineLabels,
  type LabelKey,
  type LabelPair,
  type LabelSet,
  type LabelValues,
  type PluralText,
  type Translate,
} from './labels'
export { type Language, languageOfPath, localeOf, toLanguagePath } from './language'
export { loginAddress, safeStartUrl } from './start-url'
export { withParameter } from './with-parameter'

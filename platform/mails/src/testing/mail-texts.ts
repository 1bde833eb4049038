import type { LabelSet } from '@porchlight/i18n'

/** Words that do not exist in Spanish. Names of brands and values are not part of labels. */
const englishStopWords =
  /\b(the|this|that|your|you|we|us|our|if|was|not|link|password|account|email|address|click|log|reset|please|works|hours?|message|of|and|to|with)\b/i

/** Informal address; the portal uses usted. */
const familiarWords =
  /(?<!\p{L})(tú|tu|tus|te|ti|contigo|tuyo|tuya|haz|pulsa|elige|crea|ignora|llámanos|cambia tu)(?!\p{L})/iu

/** The maximum sentence length, in words. */
const maxWords = 15

/** Returns all texts of `labels` in one language, plural forms one by one. */
export function textsOf(labels: LabelSet, language: 'en' | 'es'): readonly string[] {
  return Object.values(labels).flatMap((pair) => {
    const text = pair[language]
    return typeof text === 'string' ? [text] : [text.one, text.other]
  })
}

/** Returns what the portal's style does not allow in these texts, one sentence each. */
export function voiceProblems(labels: LabelSet): readonly string[] {
  const problems: string[] = []
  for (const language of ['en', 'es'] as const) {
    for (const text of textsOf(labels, language)) {
      for (const sentence of text.split(/(?<=[.?!])\s/)) {
        if (sentence.split(/\s+/).length > maxWords) problems.push(`Too long: ${sentence}`)
      }
    }
  }
  for (const text of textsOf(labels, 'es')) {
    const blankless = text.replace(/\{\w+\}/g, '')
    if (englishStopWords.test(blankless)) problems.push(`English: ${text}`)
    if (familiarWords.test(blankless)) problems.push(`Not usted: ${text}`)
  }
  return problems
}

import type { LabelPair, LabelSet } from './labels'

/**
 * Returns the problems of `sets`, one sentence each; empty when there are none. For tests: it finds empty texts,
 * placeholders that only one language has, a text with plural placeholders in one language only, and keys that two sets
 * fill differently.
 */
export function labelProblems(...sets: readonly LabelSet[]): readonly string[] {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const [key, pair] of sets.flatMap((set) => Object.entries(set))) {
    for (const language of ['en', 'es'] as const) {
      if (formsOf(pair, language).some((text) => text.trim() === ''))
        problems.push(`${key}: ${language} is empty`)
    }
    const [english, spanish] = [blanksOf(pair, 'en'), blanksOf(pair, 'es')]
    if (english !== spanish) problems.push(`${key}: en fills [${english}], es fills [${spanish}]`)
    const text = JSON.stringify(pair)
    if ((seen.get(key) ?? text) !== text) problems.push(`${key}: two sets give it different texts`)
    seen.set(key, text)
  }
  return problems
}

function formsOf(pair: LabelPair, language: 'en' | 'es'): readonly string[] {
  const text = pair[language]
  return typeof text === 'string' ? [text] : [text.one, text.other]
}

// A form for one may leave the number out ("one more day"), so `count` is not compared.
function blanksOf(pair: LabelPair, language: 'en' | 'es'): string {
  const names = formsOf(pair, language).flatMap((text) =>
    [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ''),
  )
  return [...new Set(names)]
    .filter((name) => name !== 'count')
    .sort()
    .join(', ')
}

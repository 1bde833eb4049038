import type { CompileContext } from '../compile/compile-context'
import { columnOf } from '../sql/identifier'
import type { InputList } from '../sql/input-list'
import { identifiersColumnName, wordsColumnName } from './search-columns'
import type { SearchTerm } from './search-term'
import { beginnings, identifierEdge, wholeWords, wordQuerySql } from './search-text'
import type { SearchedFields } from './searched-fields'

/** Indexes of the search words among the inputs: as prefixes, and as whole words. */
interface BoundTerms {
  readonly prefixInput: number
  readonly wholeInput: number
}

/** A term whose parts have become inputs; a part is null where there is nothing to search. */
export interface BoundTerm {
  readonly kind: 'term'
  readonly fields: SearchedFields
  readonly words: BoundTerms | null
  /** All of the term as a part of an identifier: the bare text, and its pattern. */
  readonly whole: { readonly textInput: number; readonly patternInput: number } | null
  readonly mixed: { readonly words: BoundTerms | null; readonly patternInputs: readonly number[] } | null
  readonly key: string
}

/** Binds a term for the fields that it is searched in. */
export function bindTerm(term: SearchTerm, fields: SearchedFields, inputs: InputList): BoundTerm {
  const bindTerms = (words: readonly string[]): BoundTerms | null =>
    fields.words.length === 0 || words.length === 0
      ? null
      : {
          prefixInput: inputs.add(beginnings(words)),
          wholeInput: inputs.add(wholeWords(words)),
        }
  const patternOf = (part: string) => inputs.add(`%${part}%`)
  const hasIdentifiers = fields.identifiers.length > 0
  const words = bindTerms(term.words)
  const whole =
    hasIdentifiers && term.whole !== null
      ? { textInput: inputs.add(term.whole), patternInput: patternOf(term.whole) }
      : null
  const isMixed =
    hasIdentifiers && term.mixed !== null && (term.mixed.words.length === 0 || fields.words.length > 0)
  const mixed =
    isMixed && term.mixed !== null
      ? { words: bindTerms(term.mixed.words), patternInputs: term.mixed.parts.map(patternOf) }
      : null
  const key = [
    'term',
    words === null ? '' : 'words',
    whole === null ? '' : 'whole',
    mixed === null ? '' : `${mixed.words === null ? '' : 'words'}${mixed.patternInputs.length}`,
  ].join(' ')
  return { kind: 'term', fields, words, whole, mixed, key }
}

/**
 * Whether the record of `alias` matches a term: it contains all the words, or an identifier that contains the whole
 * term, or some of the words and the remaining parts in identifiers. Each alternative is served by its own index.
 */
export function compileTerm(context: CompileContext, alias: string, term: BoundTerm): string {
  const { words, whole, mixed } = term
  const has = (pattern: number) => `${identifiersOf(alias, term)} like ${context.parameters.input(pattern)}`
  const alternatives: string[] = []
  if (words !== null) alternatives.push(compileWords(context, alias, term, words))
  if (whole !== null) alternatives.push(has(whole.patternInput))
  if (mixed !== null) {
    const parts = mixed.patternInputs.map(has)
    if (mixed.words !== null) parts.push(compileWords(context, alias, term, mixed.words))
    alternatives.push(`(${parts.join(' and ')})`)
  }
  return alternatives.length === 0 ? 'false' : `(${alternatives.join(' or ')})`
}

/**
 * Returns how well the record of `alias` matches: an identifier that equals the term counts 2, one that begins with it
 * 1, and words their `ts_rank` by the weights of their fields, which is below 1. `exact` marks the first.
 */
export function compileRank(
  context: CompileContext,
  alias: string,
  term: BoundTerm,
): { readonly rank: string; readonly exact: string } {
  const ranks: string[] = []
  let exact = 'false'
  if (term.words !== null) {
    const { vector, query } = wordMatch(context, alias, term, term.words)
    ranks.push(`ts_rank(${vector}, ${query})`)
  }
  if (term.whole !== null) {
    const identifiers = identifiersOf(alias, term)
    const text = `${context.parameters.input(term.whole.textInput)}::text`
    const begins = `position(${identifierEdge} || ${text} in ${identifiers}) > 0`
    exact = `position(${identifierEdge} || ${text} || ${identifierEdge} in ${identifiers}) > 0`
    ranks.push(`case when ${exact} then 2 when ${begins} then 1 else 0 end`)
  }
  return { rank: ranks.length === 0 ? '0::real' : `(${ranks.join(' + ')})`, exact }
}

function compileWords(context: CompileContext, alias: string, term: BoundTerm, words: BoundTerms): string {
  const { vector, query } = wordMatch(context, alias, term, words)
  return `${vector} @@ ${query}`
}

function identifiersOf(alias: string, term: BoundTerm): string {
  return columnOf(alias, identifiersColumnName(term.fields))
}

function wordMatch(context: CompileContext, alias: string, term: BoundTerm, words: BoundTerms) {
  return {
    vector: columnOf(alias, wordsColumnName(term.fields)),
    query: wordQuerySql(
      context.parameters.input(words.prefixInput),
      context.parameters.input(words.wholeInput),
    ),
  }
}

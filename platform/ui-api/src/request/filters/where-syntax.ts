import { fail } from '@porchlight/errors'

/** A parsed `where`; `at` is a part's position in the text, null when it was JSON. */
export type WhereNode =
  | { readonly kind: 'object'; readonly entries: readonly WhereEntry[]; readonly at: number | null }
  | { readonly kind: 'list'; readonly items: readonly WhereNode[]; readonly at: number | null }
  | {
      readonly kind: 'value'
      readonly value: string | number | boolean | null
      readonly at: number | null
    }
  /** A word without quotes, such as `TODAY`. */
  | { readonly kind: 'word'; readonly word: string; readonly at: number | null }

export interface WhereEntry {
  readonly name: string
  readonly node: WhereNode
  readonly at: number | null
}

const textLimit = 16_000
const depthLimit = 20
const partLimit = 2_000

/** Returns the error for an invalid `where`, with the position of the problem when that is known. */
export function invalidWhere(reason: string, at: number | null): Error {
  return fail('invalidWhere', { reason: at === null ? reason : `${reason} (at character ${at + 1})` })
}

/**
 * Reads the text of a `where`: objects, lists and values as GraphQL writes them, with or without quotes
 * around names. JSON is a part of that syntax. Fails with `invalidWhere`.
 */
export function readWhereText(text: string): WhereNode {
  if (text.length > textLimit) throw invalidWhere(`it is longer than ${textLimit} characters`, null)
  const reader = new WhereReader(text)
  const node = reader.node(0)
  reader.expectEnd()
  return node
}

/** The same for a `where` passed as JSON. */
export function whereNodeOf(value: unknown, depth = 0): WhereNode {
  if (depth > depthLimit) throw invalidWhere(`it is nested deeper than ${depthLimit}`, null)
  if (Array.isArray(value)) {
    return { kind: 'list', items: value.map((item) => whereNodeOf(item, depth + 1)), at: null }
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([name, part]) => ({
      name,
      node: whereNodeOf(part, depth + 1),
      at: null,
    }))
    return { kind: 'object', entries, at: null }
  }
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'boolean' ||
    typeof value === 'number'
  ) {
    return { kind: 'value', value, at: null }
  }
  throw invalidWhere('it holds something that is no JSON', null)
}

const space = /[\s,]*/y
const word = /[A-Za-z_][A-Za-z0-9_.]*/y
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y
const quoted = /"(?:[^"\\\n\r]|\\.)*"/y

/** Commas count as whitespace, as in GraphQL. */
class WhereReader {
  readonly #text: string
  #at = 0
  #parts = 0

  constructor(text: string) {
    this.#text = text
    this.#take(space)
  }

  node(depth: number): WhereNode {
    const at = this.#at
    this.#parts += 1
    if (depth > depthLimit) throw invalidWhere(`it is nested deeper than ${depthLimit}`, at)
    if (this.#parts > partLimit) throw invalidWhere(`it has more than ${partLimit} parts`, at)
    switch (this.#text[at]) {
      case '{':
        return { kind: 'object', entries: this.#until('}', () => this.#entry(depth)), at }
      case '[':
        return { kind: 'list', items: this.#until(']', () => this.node(depth + 1)), at }
      case '"':
        return { kind: 'value', value: this.#string(), at }
      default:
        return this.#plain(at)
    }
  }

  expectEnd(): void {
    if (this.#at < this.#text.length) throw invalidWhere('it goes on after its end', this.#at)
  }

  #entry(depth: number): WhereEntry {
    const at = this.#at
    const name = this.#text[at] === '"' ? this.#string() : this.#take(word)
    if (name === null || name === '') throw invalidWhere('a name is expected', at)
    if (this.#text[this.#at] !== ':')
      throw invalidWhere(`':' is expected after ${name.slice(0, 40)}`, this.#at)
    this.#advance(1)
    return { name, node: this.node(depth + 1), at }
  }

  #until<Part>(end: string, part: () => Part): readonly Part[] {
    const start = this.#at
    this.#advance(1)
    const parts: Part[] = []
    while (this.#text[this.#at] !== end) {
      if (this.#at >= this.#text.length) throw invalidWhere(`'${end}' is missing for what begins here`, start)
      parts.push(part())
    }
    this.#advance(1)
    return parts
  }

  #plain(at: number): WhereNode {
    const text = this.#take(word)
    switch (text) {
      case 'true':
        return { kind: 'value', value: true, at }
      case 'false':
        return { kind: 'value', value: false, at }
      case 'null':
        return { kind: 'value', value: null, at }
      case null:
        break
      default:
        return { kind: 'word', word: text, at }
    }
    const digits = this.#take(number)
    if (digits === null) throw invalidWhere('a value is expected', at)
    return { kind: 'value', value: Number(digits), at }
  }

  #string(): string {
    const at = this.#at
    const text = this.#take(quoted)
    if (text === null) throw invalidWhere('a text is not closed', at)
    try {
      const parsed: unknown = JSON.parse(text)
      if (typeof parsed === 'string') return parsed
    } catch {
      // Falls through to the error that names the position.
    }
    throw invalidWhere('a text holds an escape that is none', at)
  }

  #take(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found === null) return null
    this.#advance(found[0].length, pattern === space)
    return found[0]
  }

  #advance(count: number, isSpace = false): void {
    this.#at += count
    if (!isSpace) this.#take(space)
  }
}

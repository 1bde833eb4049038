/** How the filters of a list are combined; filters are numbered from 1 in their order. */
export type FilterLogic =
  | { readonly kind: 'filter'; readonly number: number }
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FilterLogic[] }
  | { readonly kind: 'not'; readonly part: FilterLogic }

const depthLimit = 8
const textLimit = 400

/**
 * Parses filter logic such as `(1 OR 2) AND 3` over `count` filters; null when it is malformed, names a missing filter,
 * omits one, or mixes AND and OR without parentheses. Case is ignored. An empty string, like null, means all of them.
 */
export function parseFilterLogic(text: string | null, count: number): FilterLogic | null {
  if (text === null || text.trim() === '') return allOf(count)
  if (text.length > textLimit) return null
  const tokens = text.toUpperCase().match(/\d+|\(|\)|[A-Z]+|\S/g) ?? []
  const reader = { tokens, at: 0 }
  const logic = readSequence(reader, 0)
  if (logic === null || reader.at < tokens.length) return null
  const named = new Set(filtersIn(logic))
  const complete = named.size === count && [...named].every((number) => number >= 1 && number <= count)
  return complete ? logic : null
}

/** Combines all `count` filters; for a list without filters, an empty `and`. */
export function allOf(count: number): FilterLogic {
  const parts = Array.from({ length: count }, (_, index) => ({ kind: 'filter' as const, number: index + 1 }))
  return { kind: 'and', parts }
}

/** The logic with only the filters in `retained`, renumbered in order; null when none is left. */
export function keepFilters(logic: FilterLogic, retained: readonly number[]): FilterLogic | null {
  switch (logic.kind) {
    case 'filter': {
      const index = retained.indexOf(logic.number)
      return index < 0 ? null : { kind: 'filter', number: index + 1 }
    }
    case 'not': {
      const part = keepFilters(logic.part, retained)
      return part === null ? null : { kind: 'not', part }
    }
    case 'and':
    case 'or': {
      const parts = logic.parts.flatMap((part) => keepFilters(part, retained) ?? [])
      const [first, ...rest] = parts
      if (first === undefined) return null
      return rest.length === 0 ? first : { kind: logic.kind, parts }
    }
  }
}

/** The logic as its string; null for the plain "all of them", which lists without logic have. */
export function writeFilterLogic(logic: FilterLogic): string | null {
  const isPlain =
    logic.kind === 'filter' || (logic.kind === 'and' && logic.parts.every(({ kind }) => kind === 'filter'))
  return isPlain ? null : write(logic, false)
}

function write(logic: FilterLogic, inside: boolean): string {
  switch (logic.kind) {
    case 'filter':
      return String(logic.number)
    case 'not':
      return `NOT ${write(logic.part, true)}`
    case 'and':
    case 'or': {
      const text = logic.parts.map((part) => write(part, true)).join(logic.kind === 'and' ? ' AND ' : ' OR ')
      return inside ? `(${text})` : text
    }
  }
}

interface Reader {
  readonly tokens: readonly string[]
  at: number
}

function readSequence(reader: Reader, depth: number): FilterLogic | null {
  if (depth > depthLimit) return null
  const first = readPart(reader, depth)
  if (first === null) return null
  const word = reader.tokens[reader.at]
  if (word !== 'AND' && word !== 'OR') return first
  const parts = [first]
  while (reader.tokens[reader.at] === word) {
    reader.at += 1
    const part = readPart(reader, depth)
    if (part === null) return null
    parts.push(part)
  }
  return { kind: word === 'AND' ? 'and' : 'or', parts }
}

function readPart(reader: Reader, depth: number): FilterLogic | null {
  if (depth > depthLimit) return null
  const token = reader.tokens[reader.at] ?? ''
  reader.at += 1
  if (/^\d{1,3}$/.test(token)) return { kind: 'filter', number: Number(token) }
  if (token === 'NOT') {
    const part = readPart(reader, depth + 1)
    return part === null ? null : { kind: 'not', part }
  }
  if (token !== '(') return null
  const inner = readSequence(reader, depth + 1)
  if (inner === null || reader.tokens[reader.at] !== ')') return null
  reader.at += 1
  return inner
}

function filtersIn(logic: FilterLogic): readonly number[] {
  if (logic.kind === 'filter') return [logic.number]
  return logic.kind === 'not' ? filtersIn(logic.part) : logic.parts.flatMap(filtersIn)
}

import type ts from 'typescript'

/** What an operator proposes: text to replace a node, or the characters from `start` to `end`. */
export interface Change {
  readonly start: number
  readonly end: number
  readonly replacement: string
  /** The change, in a few characters. */
  readonly change: string
}

/** What an operator may inspect. */
export interface SourcePosition {
  readonly source: ts.SourceFile
  /** The file, from the repository's root. */
  readonly path: string
}

/** Proposes the changes of one kind at one node; none where the kind does not apply. */
export type Operator = (node: ts.Node, position: SourcePosition) => readonly Change[]

/** Returns a change that replaces a whole node with other text. */
export function replace(
  node: ts.Node,
  { source }: SourcePosition,
  replacement: string,
  change: string,
): Change {
  return { start: node.getStart(source), end: node.getEnd(), replacement, change }
}

/** Removes the element of a list, with the comma that follows or precedes it. */
export function removeFrom(
  list: ts.NodeArray<ts.Node>,
  index: number,
  { source }: SourcePosition,
): Change | null {
  const node = list[index]
  if (node === undefined) return null
  const next = list[index + 1]
  const before = list[index - 1]
  const start = next === undefined && before !== undefined ? before.getEnd() : node.getStart(source)
  const end = next === undefined ? node.getEnd() : next.getStart(source)
  return { start, end, replacement: '', change: `without ${shortened(node.getText(source))}` }
}

/** Returns a text on one line, short enough for a report. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length <= 60 ? line : `${line.slice(0, 59)}…`
}

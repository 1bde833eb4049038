/** One brace with what belongs to it: `{firstName}`, or what is left of one. Takes linear time. */
const braced = /\{[^{}]{0,40}\}?|\}/g

/** Everything in a text that is written with a brace, each once, in its order. */
export function bracesIn(text: string): readonly string[] {
  return [...new Set(text.match(braced) ?? [])]
}

/** The first thing with a brace that is not `{name}` of one of the names; null when all are known. */
export function unknownMergeField(text: string, names: readonly string[]): string | null {
  return bracesIn(text).find((written) => !names.some((name) => written === `{${name}}`)) ?? null
}

/**
 * Fills in `{name}` once: what a value itself holds between braces stays as it is, and so does what has no value or is no
 * such name.
 */
export function fillMergeFields(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replace(braced, (written) => {
    const name = written.slice(1, -1)
    const isNamed = written === `{${name}}` && Object.hasOwn(values, name)
    return (isNamed ? values[name] : null) ?? written
  })
}

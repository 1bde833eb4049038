/** Matches one brace with its contents: `{firstName}`, or a fragment of one. Runs in linear time. */
const braced = /\{[^{}]{0,40}\}?|\}/g

/** Everything in a text that is written with a brace, each once, in its order. */
export function bracesIn(text: string): readonly string[] {
  return [...new Set(text.match(braced) ?? [])]
}

/** Returns the first text with a brace that is not `{name}` with one of the names; null when all are known. */
export function unknownMergeField(text: string, names: readonly string[]): string | null {
  return bracesIn(text).find((written) => !names.some((name) => written === `{${name}}`)) ?? null
}

/**
 * Fills in each `{name}` once: braces within a value are left as they are, and so is any name that has no value or is
 * unknown.
 */
export function fillMergeFields(text: string, values: Readonly<Record<string, string | null>>): string {
  return text.replace(braced, (written) => {
    const name = written.slice(1, -1)
    const isNamed = written === `{${name}}` && Object.hasOwn(values, name)
    return (isNamed ? values[name] : null) ?? written
  })
}

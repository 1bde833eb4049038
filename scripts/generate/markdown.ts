/** Returns title and origin of a generated page. */
export function pageHeader(title: string): string {
  return `<!-- Made from the code by \`npx tsx scripts/generate.ts\`; do not edit. -->\n\n# ${title}\n\n`
}

/** Returns a table; `|` and line breaks in cells are escaped. */
export function markdownTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |\n`
  return line(heads) + line(heads.map(() => '---')) + rows.map(line).join('')
}

import { type ErrorDefinition, errorCatalogue, templateOf } from '@porchlight/errors'
import type { GeneratedFile } from './generated-file'
import { markdownTable, pageHeader } from './markdown'

/** Generates `docs/reference/errors.md`: the error catalogue. */
export async function errorReference(): Promise<GeneratedFile> {
  const catalogue: Readonly<Record<string, ErrorDefinition>> = errorCatalogue
  const rows = Object.entries(catalogue).map(([key, row]) => [
    `\`${key}\``,
    String(row.status),
    `\`${row.code}\``,
    templateOf(row),
  ])
  return {
    path: 'docs/reference/errors.md',
    text: `${pageHeader('Errors')}Every error that the server or the data-service client answers with. \`{name}\` is filled in.
Reads answer with an array of \`errorCode\` and \`message\`, writes with the platform's write-error object.

${markdownTable(['Key', 'Status', 'Code', 'Message'], rows)}`,
  }
}

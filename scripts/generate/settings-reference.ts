import type { GeneratedFile } from './generated-file'
import { loadModule } from './load-module'
import { markdownTable, pageHeader } from './markdown'

interface SettingSchema {
  readonly description?: string
  readonly default?: string
  readonly pattern?: string
  readonly anyOf?: readonly { readonly const?: unknown }[]
}

/**
 * Generates `docs/reference/settings.md`: every setting of the server, from the schema that validates them at start.
 */
export async function settingsReference(): Promise<GeneratedFile | null> {
  const loaded = await loadModule('apps/server/src/settings/settings-schema.ts')
  const schema = loaded?.SettingsSchema
  if (!hasProperties(schema)) return null
  const rows = Object.entries(schema.properties).map(([name, setting]) => [
    `\`${name}\``,
    setting.default === undefined ? '' : `\`${setting.default}\``,
    setting.description ?? '',
    allowedValues(setting),
  ])
  return {
    path: 'docs/reference/settings.md',
    text: `${pageHeader('Settings')}Settings are environment variables, read and checked once at start. A malformed setting, or an unknown one that
begins with \`PORCHLIGHT_\`, refuses the start and is named.

${markdownTable(['Setting', 'Default', 'What it does', 'Allowed'], rows)}`,
  }
}

function hasProperties(
  value: unknown,
): value is { readonly properties: Readonly<Record<string, SettingSchema>> } {
  return typeof value === 'object' && value !== null && 'properties' in value
}

function allowedValues({ anyOf, pattern }: SettingSchema): string {
  if (anyOf !== undefined) return anyOf.map((choice) => `\`${String(choice.const)}\``).join(', ')
  return pattern === undefined ? '' : `\`${pattern}\``
}

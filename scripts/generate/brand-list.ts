import { posix } from 'node:path'
import { listFiles } from '../source/list-files'
import type { GeneratedFile } from './generated-file'

const folder = 'platform/brands/src'

/**
 * Generates the brand lists from the exports of each brand's folder. What pages load of every brand, what only servers
 * load, the looks, the pictures and the brands' texts are separate lists, so that no page carries more than it shows.
 */
export function brandList(): readonly GeneratedFile[] {
  const keys = listFiles(folder, ['/site.ts']).map((path) => posix.basename(posix.dirname(path)))
  return [
    {
      path: `${folder}/names-and-logos.ts`,
      text: `${keys.map((key) => importOf(key, 'logo') + importOf(key, 'names')).join('')}
/** The names and the logo of each brand. */
export const namesAndLogos = {\n${keys
        .map((key) => `  ${key}: { names: ${key}Names, logo: ${key}Logo },\n`)
        .join('')}}\n`,
    },
    {
      path: `${folder}/sites.ts`,
      text: `${keys.map((key) => importOf(key, 'site')).join('')}
/** Where each brand is found, and its place in lists. */
export const sites = {\n${keys.map((key) => `  ${key}: ${key}Site,\n`).join('')}}\n`,
    },
    {
      path: `${folder}/looks.ts`,
      text: `${keys.map((key) => importOf(key, 'tokens')).join('')}
/** The look of each brand. */
export const looks = {\n${keys.map((key) => `  ${key}: ${key}Tokens,\n`).join('')}}\n`,
    },
    {
      path: `${folder}/arts.ts`,
      text: `${keys.map((key) => importOf(key, 'art')).join('')}
/** The pictures of each brand. */
export const arts = {\n${keys.map((key) => `  ${key}: ${key}Art,\n`).join('')}}\n`,
    },
    {
      path: `${folder}/voices.ts`,
      text: `${keys.map((key) => importOf(key, 'voice')).join('')}
/** What each brand says of itself. */
export const voices = {\n${keys.map((key) => `  ${key}: ${key}Voice,\n`).join('')}}\n`,
    },
  ]
}

function importOf(key: string, name: string): string {
  const variable = `${key}${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return `import { ${name} as ${variable} } from './${key}/${name}'\n`
}

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../source/root'
import { brandList } from './brand-list'
import { cacheLifetimes } from './cache-lifetimes'
import { callIndexes } from './call-indexes'
import { clientEntry, clientReport } from './client-entry'
import { consoleList } from './console-list'
import { dataServiceReference } from './data-service-reference'
import { errorReference } from './error-reference'
import { fieldNames } from './field-names'
import { formatSource } from './format-source'
import { gatewayReference } from './gateway-reference'
import { codeHeader, type GeneratedFile } from './generated-file'
import { hookDoor, hookIndex } from './hook-index'
import { limitsReference } from './limits-reference'
import { messageReference } from './message-reference'
import { objectList } from './object-list'
import { objectReference } from './object-reference'
import { screenList } from './screen-list'
import { settingsReference } from './settings-reference'
import { texasSetReference } from './texas-set-reference'
import { workKindList } from './work-kind-list'

/** Generates the static lists of the folders' contents, formatted. */
async function generatedSources(): Promise<readonly GeneratedFile[]> {
  const made = [
    ...brandList(),
    ...callIndexes(),
    ...hookIndex(),
    ...objectList(),
    ...screenList(),
    ...consoleList(),
    ...workKindList(),
  ]
  const door = hookDoor()
  return formatted([...withHeader(made), ...(door === null ? [] : [door])])
}

/** The client's entry joins doors that are generated, so these have to be fresh before. */
async function generatedEntry(): Promise<readonly GeneratedFile[]> {
  return formatted(withHeader(clientEntry()))
}

/** The reference pages. They are made by loading the code, so the static lists have to be fresh before. */
async function generatedPages(): Promise<readonly GeneratedFile[]> {
  const pages = [
    cacheLifetimes,
    clientReport,
    fieldNames,
    errorReference,
    limitsReference,
    messageReference,
    dataServiceReference,
    objectReference,
    settingsReference,
    texasSetReference,
  ]
  const made = await Promise.all(pages.map((makePage) => makePage()))
  const referencePages = made.flatMap((page) => (page === null ? [] : [page]))
  return formatted([...referencePages, ...(await gatewayReference())])
}

/** What makes generated files, in the order in which they are written: each reads what those before it wrote. */
export const generatedInOrder = [generatedSources, generatedEntry, generatedPages]

/** Every generated file. */
export async function generatedFiles(): Promise<readonly GeneratedFile[]> {
  return (await Promise.all(generatedInOrder.map((make) => make()))).flat()
}

const withHeader = (files: readonly GeneratedFile[]): readonly GeneratedFile[] =>
  files.map(({ path, text }) => ({ path, text: codeHeader + text }))

async function formatted(files: readonly GeneratedFile[]): Promise<readonly GeneratedFile[]> {
  return Promise.all(files.map(async ({ path, text }) => ({ path, text: await formatSource(path, text) })))
}

/** Returns the paths of those of `files` that differ from what is on disk. */
export function staleFiles(files: readonly GeneratedFile[]): readonly string[] {
  return files
    .filter(({ path, text }) => {
      const file = join(root, path)
      return !existsSync(file) || readFileSync(file, 'utf8') !== text
    })
    .map(({ path }) => path)
}

import { createLabels } from '@porchlight/i18n'
import type { RecordRepresentation, ResolvedObject } from '@porchlight/metadata'
import { type Html, html } from '@porchlight/server-methods/files/html'
import { ownDataLabels } from './labels'
import { displayText } from './own-data-table'
import { type OwnReader, ownFields, readOwnRecords } from './read-own-records'

/** A file of the archive that the page leads to. */
export interface ListedFile {
  readonly path: string
  readonly label: string
}

/** An object's records as the page shows them. */
export interface ListedObject {
  readonly object: ResolvedObject
  readonly count: number
  /** The path of its table. */
  readonly table: string
}

/** The content of the page besides the records. */
export interface OwnDataPage {
  readonly title: string
  readonly madeFor: string
  readonly objects: readonly ListedObject[]
  readonly json: string
  readonly bills: readonly ListedFile[]
  readonly usage: readonly ListedFile[]
  readonly files: readonly ListedFile[]
  /** Names of files that are not in the archive. */
  readonly unavailable: readonly string[]
}

/** Longer lists, such as a year of meter reads by the quarter of an hour, are read in their tables. */
const maxRecordsShown = 200

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;color:#1c1c1c}
h1,h2{line-height:1.2}h2{margin-top:2.5rem;border-top:1px solid #ccc;padding-top:1rem}
summary{cursor:pointer;padding:.35rem 0}dl{margin:0 0 1rem 1rem}dt{color:#595959;font-size:.875rem}
dd{margin:0 0 .5rem;overflow-wrap:anywhere;white-space:pre-wrap}`

/** The first page of the archive, in pieces: every record for reading in a browser, and links to the files. */
export async function* ownDataPage(reader: OwnReader, page: OwnDataPage): AsyncGenerator<string> {
  const { language } = reader.viewer
  const t = createLabels(language, ownDataLabels)
  const list = (heading: string, files: readonly ListedFile[]) =>
    files.length === 0 ? [] : [html`<h2>${heading}</h2>${renderLinks(files)}`]
  const tables = page.objects.map(({ object, count, table }) => ({
    path: table,
    label: `${object.labelPlural[language]} · ${t('count', { count })}`,
  }))
  yield html`<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${page.title}</title>
<style>${{ markup: style }}</style></head><body><h1>${page.title}</h1><p>${page.madeFor}</p><p>${t('readable')}</p>
${list(t('bills'), page.bills)}${list(t('usage'), page.usage)}${list(t('files'), page.files)}
${page.unavailable.length === 0 ? [] : html`<p>${t('unavailable', { names: page.unavailable.join(', ') })}</p>`}
${list(t('tables'), tables)}${list(t('machine'), [{ path: page.json, label: page.json }])}`.markup
  for (const { object, count, table } of page.objects) {
    yield html`<h2>${object.labelPlural[language]}</h2>`.markup
    if (count > maxRecordsShown) {
      yield html`<p>${t('count', { count })}. ${t('inTable', { file: table })}</p>`.markup
    } else {
      for await (const record of readOwnRecords(reader, object))
        yield renderRecord(record, object, language).markup
    }
  }
  yield '</body></html>\n'
}

function renderLinks(files: readonly ListedFile[]): Html {
  return html`<ul>${files.map(({ path, label }) => html`<li><a href="${encodePath(path)}">${label}</a></li>`)}</ul>`
}

function encodePath(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/')
}

/** A record, folded; ids, the engine's own fields and what has no value say nothing to a person. */
function renderRecord(record: RecordRepresentation, object: ResolvedObject, language: 'en' | 'es'): Html {
  const rows = ownFields(object)
    .filter(({ dataType, system }) => dataType !== 'Reference' && !system)
    .map((field) => ({ label: field.label[language], text: displayText(record, field, language) }))
    .filter(({ text }) => text !== '')
  const name = object.nameFields.map((apiName) => record.fields[apiName]?.value).join(' ')
  return html`<details><summary>${name.trim() === '' ? object.label[language] : name}</summary><dl>${rows.map(
    ({ label, text }) => html`<dt>${label}</dt><dd>${text}</dd>`,
  )}</dl></details>`
}

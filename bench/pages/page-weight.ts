import { brotliCompressSync } from 'node:zlib'
import { barRow, type Row, reportedRow } from '../row'
import type { MeasuredPage } from './measured-pages'

/**
 * Weighs all JavaScript that a page loads: what its HTML names (modules, preloads of the screen's own code, scripts in
 * the page) and their imports. Each file is compressed separately with brotli, as it is sent.
 */
export async function weighPage(
  origin: string,
  page: MeasuredPage,
  headers: Readonly<Record<string, string>>,
): Promise<readonly Row[]> {
  const html = await read(new URL(page.path, origin), headers)
  const files = new Map<string, string>()
  const queue = [...html.matchAll(/[" ](\/assets\/[^" ]+\.js)/g)].map(
    ([, file = '']) => new URL(file, origin).href,
  )
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (files.has(file)) continue
    const code = await read(new URL(file), {})
    files.set(file, code)
    const importer = file
    queue.push(...staticImports(code).map((specifier) => new URL(specifier, importer).href))
  }
  const inline = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>([^<]+)<\/script>/g)].map(
    ([, code = '']) => code,
  )
  const bytes = [...files.values(), ...inline].reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
  const missing = page.words.filter((word) => !html.includes(word))
  // A page without any script has no weight, and is not the intended page.
  const weight = files.size === 0 ? Number.NaN : bytes / 1024
  const size = `${(Buffer.byteLength(html) / 1024).toFixed(1)} KB of HTML`
  return [
    barRow(`${page.name}, JavaScript in all, brotli`, weight, page.javaScript, {
      detail: `${files.size} files`,
    }),
    missing.length === 0
      ? reportedRow(`${page.name}, its content is in the HTML`, size)
      : barRow(`${page.name}, words that its HTML lacks`, missing.length, {
          must: 0,
          aim: 0,
          format: String,
        }),
  ]
}

function staticImports(code: string): readonly string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(
    ([, specifier = '']) => specifier,
  )
}

async function read(address: URL, headers: Readonly<Record<string, string>>): Promise<string> {
  const response = await fetch(address, { headers, redirect: 'manual' })
  if (response.status !== 200) throw new TypeError(`${address.href} answered ${response.status}`)
  return response.text()
}

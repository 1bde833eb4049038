import { brotliCompressSync } from 'node:zlib'
import type { Row } from './row'

const limitBytes = 90 * 1024
const words = ['name="username"', 'name="password"', '<h1', '<label', 'type="submit"']

/**
 * Weighs all JavaScript that the login page loads: what its HTML names (modules, preloads of the screen's own code,
 * scripts in the page) and what those import. Each file is compressed alone with brotli, as it is sent.
 */
export async function measureLoginPage(origin: string): Promise<readonly Row[]> {
  const html = await read(new URL('/login', origin))
  const files = new Map<string, string>()
  const queue = [...html.matchAll(/[" ](\/assets\/[^" ]+\.js)/g)].map(
    ([, file = '']) => new URL(file, origin).href,
  )
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (files.has(file)) continue
    const code = await read(new URL(file))
    files.set(file, code)
    const importer = file
    queue.push(...staticImports(code).map((specifier) => new URL(specifier, importer).href))
  }
  const inline = [...html.matchAll(/<script(?![^>]*application\/json)[^>]*>([^<]+)<\/script>/g)].map(
    ([, code = '']) => code,
  )
  const bytes = [...files.values(), ...inline].reduce((sum, code) => sum + brotliCompressSync(code).length, 0)
  const missing = words.filter((word) => !html.includes(word))
  return [
    {
      measure: 'login page, JavaScript in all, brotli',
      ours: `${(bytes / 1024).toFixed(1)} KB in ${files.size} files`,
      against: `${limitBytes / 1024} KB limit`,
      ratio: bytes / limitBytes,
      bar: '≤ 1.00',
      met: files.size > 0 && bytes <= limitBytes,
    },
    {
      measure: 'login page, its form and words are in the HTML',
      ours: missing.length === 0 ? `${(Buffer.byteLength(html) / 1024).toFixed(1)} KB of HTML` : 'no',
      against: 'without a script',
      ratio: null,
      bar: missing.length === 0 ? 'all there' : `missing ${missing.join(', ')}`,
      met: missing.length === 0,
    },
  ]
}

function staticImports(code: string): readonly string[] {
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)].map(
    ([, specifier = '']) => specifier,
  )
}

async function read(address: URL): Promise<string> {
  const response = await fetch(address)
  if (response.status !== 200) throw new TypeError(`${address.href} answered ${response.status}`)
  return response.text()
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../scripts/source/list-files'
import { root } from '../../scripts/source/root'

/** Returns rules that scroll their content but do not position it. */
function unpositioned(sheet: string): readonly string[] {
  return [...sheet.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .filter(([, , body = '']) => /overflow-x: auto;/.test(body) && !/position: /.test(body))
    .map(([, selector = '']) => selector.trim())
}

// Text for screen readers only is positioned: without a positioned ancestor it makes the page as wide as the table.
it('what scrolls sideways holds positioned content too', () => {
  const sheets = ['apps', 'domains', 'platform'].flatMap((folder) => listFiles(folder, ['.module.css']))
  expect(sheets.length).toBeGreaterThan(50)
  const found = sheets.flatMap((sheet) =>
    unpositioned(readFileSync(join(root, sheet), 'utf8')).map((selector) => `${sheet} ${selector}`),
  )
  expect(found).toEqual([])
  expect(unpositioned('.a { overflow-x: auto; }')).toEqual(['.a'])
})

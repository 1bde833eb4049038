import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findChromium, findTestBrowser } from './find-chromium'
import { launchBrowser } from './launch-browser'

const folder = mkdtempSync(join(tmpdir(), 'find-chromium-'))
afterAll(() => rmSync(folder, { recursive: true }))

function addProgram(path: string, text: string): string {
  const program = join(folder, path)
  mkdirSync(join(program, '..'), { recursive: true })
  writeFileSync(program, text)
  chmodSync(program, 0o755)
  return program
}

describe('findChromium', () => {
  it('takes the browser that CHROMIUM_PATH names at its word', () => {
    expect(findChromium({ CHROMIUM_PATH: '/somewhere/chromium', PATH: process.env.PATH })).toBe(
      '/somewhere/chromium',
    )
  })

  it('passes over a script that only asks to install a snap', () => {
    addProgram('snap/chromium', '#!/bin/sh\necho "run: snap install chromium"\n')
    const real = addProgram('real/google-chrome', '#!/bin/sh\nexec true\n')
    expect(findChromium({ PATH: `${folder}/snap:${folder}/real` })).toBe(real)
  })

  it('passes over a file that may not be run', () => {
    chmodSync(addProgram('closed/chromium', ''), 0o644)
    const real = addProgram('open/chromium', 'binary')
    expect(findChromium({ PATH: `${folder}/closed:${folder}/open` })).toBe(real)
  })
})

describe('findTestBrowser', () => {
  it('takes a headless shell before a browser with windows, wherever it is on the path', () => {
    addProgram('windows/chromium', 'binary')
    const shell = addProgram('shell/chromium-headless-shell', 'binary')
    const environment = { PATH: `${folder}/windows:${folder}/shell` }
    expect(findTestBrowser(environment)).toBe(shell)
    expect(findTestBrowser({ ...environment, CHROMIUM_PATH: '/somewhere/chromium' })).toBe(
      '/somewhere/chromium',
    )
    expect(findTestBrowser({ PATH: `${folder}/windows` })).toBe(join(folder, 'windows', 'chromium'))
  })
})

describe('launchBrowser', () => {
  it('starts a browser that renders a page', async () => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage()
      await page.setContent('<h1>Bill</h1>')
      expect(await page.textContent('h1')).toBe('Bill')
    } finally {
      await browser.close()
    }
  })
})

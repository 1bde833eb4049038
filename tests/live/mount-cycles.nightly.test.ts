import { launchBrowser } from '@porchlight/test-kit/browser'
import { build } from 'vite'
import { expect, test } from 'vitest'

const entry = new URL('./mount-cycles-page.tsx', import.meta.url).pathname

/** Machine code that the browser compiles at runtime would count as growth. */
const interpretOnly = '--js-flags=--no-opt,--no-sparkplug,--no-maglev'

/** Bundles the page's script into one text. */
async function buildPage(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'page' } },
  })
  const [output] = Array.isArray(made) ? made : [made]
  if (output === undefined || !('output' in output)) throw new TypeError('The page was not built.')
  return output.output[0].code
}

test('10,000 times mounted, changed from elsewhere and unmounted, the heap is as it was', async () => {
  const script = await buildPage()
  const browser = await launchBrowser([interpretOnly])
  try {
    const page = await browser.newPage()
    const devTools = await page.context().newCDPSession(page)
    await page.addScriptTag({ content: script })
    const cycle = (count: number) => page.evaluate(`runCycles(${count})`)
    const heap = async () => {
      for (let pass = 0; pass < 3; pass += 1) {
        await devTools.send('HeapProfiler.collectGarbage')
        await page.evaluate('new Promise((resolve) => setTimeout(resolve, 100))')
      }
      return (await devTools.send('Runtime.getHeapUsage')).usedSize
    }
    // What is compiled and cached once belongs to the start.
    await cycle(1_000)
    const before = await heap()
    const shown = String(await cycle(10_000))
    const growth = (await heap()) / before - 1
    expect(shown.match(/ 11001/g)).toHaveLength(3)
    expect(growth).toBeLessThan(0.02)
  } finally {
    await browser.close()
  }
}, 300_000)

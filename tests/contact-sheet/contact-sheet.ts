import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { launchBrowser } from '@porchlight/test-kit/browser'
import { setup } from '@porchlight/test-kit/database-server'
import { createTestWorld } from '@porchlight/test-kit/world'
import { findStops } from '../sweep/screen-tour'
import { sheetPage } from './sheet-page'
import { takePictures } from './take-pictures'

/**
 * `npm run contact-sheet [screen…]`: takes pictures of every screen, or of those named, for each brand, on a phone and
 * on a desktop, as the demo's personas see them, into `contact-sheet/`. `index.html` shows them side by side; English
 * on phones and Spanish on desktops, so that both are covered.
 */
const folder = join(process.cwd(), 'contact-sheet')
const wanted = new Set(process.argv.slice(2))
const stop = await setup()
const world = await createTestWorld({ listen: true, portal: true, payments: true })
const browser = await launchBrowser()
try {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const stops = (await findStops(world)).filter(({ screen }) => wanted.size === 0 || wanted.has(screen))
  const pictures = await takePictures(browser, world, stops, folder)
  await writeFile(join(folder, 'index.html'), sheetPage(pictures))
  const count = new Set(stops.map(({ screen }) => screen)).size
  process.stdout.write(`${pictures.length} pictures of ${count} screens: ${folder}\n`)
} finally {
  await browser.close()
  await world.close()
  await stop()
}

import { join } from 'node:path'
import type { TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { addressOf, openWindow, type Visit } from '../journeys/portal-visit'
import { sessionOf, type TourStop } from '../sweep/screen-tour'

/** A picture of one screen. */
export interface Picture {
  readonly stop: TourStop
  readonly width: 360 | 1280
  /** Its file name in the folder. */
  readonly file: string
}

/** Takes a picture of every stop on a phone and on a desktop. */
export async function takePictures(
  browser: Browser,
  world: TestWorld,
  stops: readonly TourStop[],
  folder: string,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = []
  const groups = new Map<string, TourStop[]>()
  for (const stop of stops) {
    const key = `${stop.brand} ${stop.username ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), stop])
  }
  for (const group of groups.values()) {
    const [{ brand, username } = { brand: 'first' as const, username: null }] = group
    const session = username === null ? null : await sessionOf(world, brand, username)
    for (const width of [360, 1280] as const) {
      const visit: Visit = { brand, language: width === 360 ? 'en' : 'es', width, scheme: 'light' }
      const context = await openWindow(browser, visit)
      if (session !== null) {
        const { hostname } = new URL(addressOf(world.origin, visit, '/'))
        await context.addCookies([{ ...session, domain: hostname, path: '/' }])
      }
      const page = await context.newPage()
      for (const stop of group) {
        const file = `${stop.screen}-${brand}-${width}.png`
        await page.goto(addressOf(world.origin, visit, stop.path))
        await page.screenshot({ path: join(folder, file), fullPage: true })
        pictures.push({ stop, width, file })
      }
      await context.close()
    }
  }
  return pictures
}

import { buildDemoWorld } from '@porchlight/demo/world/build-demo-world'
import { authenticatorCode } from '@porchlight/test-kit/authenticator-code'
import type { Page } from 'playwright-core'

/** Signs in the demo world’s advisor of the first brand, setting up a second factor, and continues to `path`. */
export async function signInStaff(page: Page, origin: string, path: string): Promise<void> {
  const { signIns } = buildDemoWorld({ today: '2026-01-01', seed: 1 })
  const advisor = signIns.find(({ username, brand }) => brand === 'first' && username.startsWith('advisor.'))
  if (advisor === undefined) throw new TypeError('The demo world has no advisor of the first brand.')
  const send = () => page.locator('main form button[type=submit]').click()
  await page.goto(`${origin}/console`)
  await page.locator('input[name=username]').fill(advisor.username)
  await page.locator('input[name=password]').fill(advisor.password)
  await send()
  await page.getByText('Authenticator app', { exact: true }).click()
  await send()
  const key = (await page.locator('main dd').textContent()) ?? ''
  await page.locator('input[name=code]').fill(authenticatorCode(key, new Date()))
  await send()
  await page.locator('main a[href$="/console"]').waitFor()
  await page.goto(origin + path)
}

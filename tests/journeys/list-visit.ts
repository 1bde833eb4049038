import type { TestWorld } from '@porchlight/test-kit/world'
import type { Page } from 'playwright-core'

/** The cell of a list’s row in the column with that heading; the row is the one whose first column says `name`. */
export async function cellOf(page: Page, name: string, heading: string) {
  const headings = await page.locator('thead th').allTextContents()
  const at = headings.findIndex((text) => text.startsWith(heading))
  return page
    .locator('tbody tr')
    .filter({ has: page.getByRole('rowheader').filter({ hasText: name }) })
    .locator('td, th')
    .nth(at)
}

/** Waits until the list’s rows are there and the page listens to keys. */
export async function openGrid(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor()
  await page.locator('tbody tr[data-index]').first().waitFor()
}

/** Reads of the service, as one who serves. */
export async function readAs<Answer>(world: TestWorld, username: string, path: string): Promise<Answer> {
  const answer = await world.app.inject({
    url: `/services/data/v65.0/ui-api/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf(username)}` },
  })
  return answer.json()
}

/** Writes a record as one who serves, past any page. */
export async function writeAs(
  world: TestWorld,
  username: string,
  recordId: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<number> {
  const answer = await world.app.inject({
    method: 'PATCH',
    url: `/services/data/v65.0/ui-api/records/${recordId}`,
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf(username)}` },
    payload: { fields },
  })
  return answer.statusCode
}

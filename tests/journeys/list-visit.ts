import type { TestWorld } from '@porchlight/test-kit/world'
import type { Page } from 'playwright-core'

/**
 * Returns the cell of a list’s row in the column with that heading; the row is the one whose first column contains
 * `name`.
 */
export async function cellOf(page: Page, name: string, heading: string) {
  const headings = await page.locator('thead th').allTextContents()
  const at = headings.findIndex((text) => text.startsWith(heading))
  return page
    .locator('tbody tr')
    .filter({ has: page.getByRole('rowheader').filter({ hasText: name }) })
    .locator('td, th')
    .nth(at)
}

/** Waits until the list’s rows are present and the page listens for keys. */
export async function openGrid(page: Page): Promise<void> {
  await page.getByRole('grid').waitFor()
  await page.locator('tbody tr[data-index]').first().waitFor()
}

/** Reads from the service as a member of staff. */
export async function readAs<Answer>(world: TestWorld, username: string, path: string): Promise<Answer> {
  const answer = await world.app.inject({
    url: `/services/data/v65.0/ui-api/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${await world.tokenOf(username)}` },
  })
  return answer.json()
}

/** Writes a record as a member of staff, bypassing any page. */
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

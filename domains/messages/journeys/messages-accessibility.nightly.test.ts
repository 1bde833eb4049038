import { launchBrowser } from '@porchlight/test-kit/browser'
import { createTestWorld, type TestWorld } from '@porchlight/test-kit/world'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectNothingFound } from '../../../tests/journeys/expect-nothing-found'
import { tabTo } from '../../../tests/journeys/keyboard'
import { customerOf, named, visitsOfRun } from '../../../tests/journeys/portal-visit'
import { phoneVisitsOfRun } from '../../getting-in/journeys/getting-in-world'
import {
  advise,
  awaitCustomer,
  casesNamed,
  messageTexts,
  passMoment,
  sendCase,
  signedInWalk,
} from './messages-world'

const visits = visitsOfRun(['second', 'first'], ['light', 'dark'])

let world: TestWorld
let browser: Browser

beforeAll(async () => {
  world = await createTestWorld({ listen: true, portal: true })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await world.close()
})

describe('axe finds nothing, and nothing is wider than the window', () => {
  it.each(named(visits))('%s', async (_name, visit) => {
    const waiting = await sendCase(
      world,
      visit,
      'A subject_with_a_very_long_word_that_nothing_breaks_anywhere',
    )
    await advise(world, visit, 'Case.Reply', waiting, { CommentBody: 'https://example.com/'.padEnd(90, 'x') })
    await awaitCustomer(world, visit, waiting)
    const closed = await sendCase(world, visit, 'Closed')
    await advise(world, visit, 'Case.Close', closed, { Resolution__c: 'Done.' })
    const walk = await signedInWalk(browser, world, visit)
    const paths = ['/messages', '/messages/new?type=Complaint', `/messages/${waiting}?replied`]
    for (const path of [...paths, `/messages/${closed}`, `/messages/${closed}?sent`]) {
      await walk.open(path)
      await expectNothingFound(walk.page, path)
    }
    await walk.open('/messages/new')
    await walk.send()
    await walk.page.locator('[role="alert"]').waitFor()
    await expectNothingFound(walk.page, 'refused message')
    await giveMessagesAway(customerOf[visit.brand])
    await walk.open('/messages')
    await expectNothingFound(walk.page, 'no messages')
    expect(walk.problems).toEqual([])
    await walk.context.close()
  })
})

describe('with the keyboard alone', () => {
  it.each(named(phoneVisitsOfRun('en')))(
    'a message is written, sent and replied to: %s',
    async (_name, visit) => {
      const text = messageTexts[visit.language]
      const walk = await signedInWalk(browser, world, visit)
      const { page } = walk
      const subject = `Keyboard ${visit.brand}`
      await walk.open('/messages')
      await tabTo(page, 'a[href$="/messages/new"]')
      await page.keyboard.press('Enter')
      await walk.heading(text.newMessage)
      await page.locator('main form[novalidate]').waitFor()
      await tabTo(page, '[name="Type"]:checked')
      await page.keyboard.press('ArrowDown')
      await tabTo(page, '[name="Subject"]')
      await page.keyboard.type(subject)
      await tabTo(page, '[name="Description"]')
      await page.keyboard.type('Typed.')
      await tabTo(page, '[name="attachment"]')
      await tabTo(page, 'main form button[type="submit"]')
      await page.keyboard.press('Enter')
      await walk.words(text.sent)
      expect((await casesNamed(world, subject))[0]?.Type).toBe('Billing')
      passMoment(world)
      await page.locator('main form[novalidate]').waitFor()
      await tabTo(page, '[name="CommentBody"]')
      await page.keyboard.type('And this.')
      await tabTo(page, 'main form button[type="submit"]')
      await page.keyboard.press('Enter')
      await walk.words(text.replied)
      expect(await page.evaluate('document.activeElement.innerText')).toContain(text.replied)
      await walk.context.close()
    },
  )
})

/** Leaves the customer without a message. */
async function giveMessagesAway(username: string): Promise<void> {
  await world.context.pool.query(
    `update record."Case" set "ContactId" = (select "ContactId" from record."User" where "Username" <> $1
       and "ContactId" is not null limit 1)
     where "ContactId" = (select "ContactId" from record."User" where "Username" = $1)`,
    [username],
  )
}

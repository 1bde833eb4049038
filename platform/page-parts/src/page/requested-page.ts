import type { BrandKey } from '@porchlight/brands'
import type { DataService } from '@porchlight/data-service'
import { createFormatter, languageOfPath } from '@porchlight/i18n'
import type { PageRequest } from '@porchlight/portal-page'
import type { Page, PageHead } from './page'
import type { PageState } from './page-state'

/** The time zone of texts and of "today". */
const timeZone = 'America/Chicago'

/** A page that the server renders. */
export interface RequestedPage {
  readonly page: Page
  /** Title and status; the page's screen sets them while it is rendered. */
  readonly head: PageHead
  /** Returns what the rendered page contains for the browser, with the name of the screen that it is sent with. */
  readonly stateOf: (dataService: DataService, screenName: string) => PageState
}

/** Returns the page for a request, in the language of its address. */
export function requestedPage(request: PageRequest, brand: BrandKey): RequestedPage {
  const { viewer, form, demo } = request
  const language = languageOfPath(request.address)
  const format = createFormatter({ language, timeZone })
  const today = format.day(request.now)
  const head: PageHead = { title: '', status: 200 }
  return {
    page: { language, brand, viewer, form, demo, today, format, head },
    head,
    stateOf: (dataService, screenName) => ({
      language,
      brand,
      viewer,
      form,
      demo,
      screenName,
      today,
      texts: format.texts(),
      data: dataService.serialise(),
    }),
  }
}

import type { storeNames } from './store-names'

/** Something that the portal’s scripts store in a browser. */
export interface StoreHolding {
  readonly place: 'localStorage' | 'sessionStorage' | 'caches' | 'serviceWorker' | 'channel'
  readonly holds: string
  /** Whether its content is personal. */
  readonly isPersonal: boolean
  /** What ends it. */
  readonly end: string
}

const forEverybody = 'never: it is the same for everybody'

/**
 * Every store that the portal’s scripts use. It uses no IndexedDB and stores nothing in the history’s state; a
 * third-party front end may store responses in IndexedDB (`createIndexedDbPlace`) and has to wipe them itself.
 */
export const storeHoldings: Readonly<Record<keyof typeof storeNames, StoreHolding>> = {
  preferredLanguage: {
    place: 'localStorage',
    holds: '`en` or `es`',
    isPersonal: false,
    end: 'never: it is a choice for this browser',
  },
  typedText: {
    place: 'sessionStorage',
    holds: 'what was typed on one page, never a secret, and the id of the user who typed it',
    isPersonal: true,
    end: 'its return to the page, a log-out, somebody else, half an hour, the tab',
  },
  drafts: {
    place: 'sessionStorage',
    holds: 'what was typed into forms of the console and not sent, and the id of the user who typed it',
    isPersonal: true,
    end: 'the form being sent or left, a log-out, another user, half a day, the tab',
  },
  workTabs: {
    place: 'sessionStorage',
    holds:
      'addresses and names of what stands open in the console’s tabs, and the id of the user who opened it',
    isPersonal: true,
    end: 'the tab being closed, a log-out, another user, half a day, the browser’s tab',
  },
  display: {
    place: 'localStorage',
    holds: 'light or dark, rows wide or narrow, lists beside records, of the console',
    isPersonal: false,
    end: 'never: it is a choice for this browser',
  },
  begunUploads: {
    place: 'sessionStorage',
    holds: 'names and sizes of files whose upload was started',
    isPersonal: true,
    end: 'a log-out, somebody else, a day, the tab',
  },
  uploadsBy: {
    place: 'sessionStorage',
    holds: 'the id of the user who began them; empty for a guest',
    isPersonal: true,
    end: 'a log-out, somebody else, the tab',
  },
  storedPages: {
    place: 'caches',
    holds: 'the last pages of one customer, for when there is no network',
    isPersonal: true,
    end: 'a log-out, a page for anybody else, a day',
  },
  offlinePage: {
    place: 'caches',
    holds: 'the brand’s page for when there is no network',
    isPersonal: false,
    end: forEverybody,
  },
  worker: { place: 'serviceWorker', holds: 'code', isPersonal: false, end: forEverybody },
  viewerChannel: {
    place: 'channel',
    holds: 'nothing: it passes who is signed in on to tabs that are open',
    isPersonal: false,
    end: 'the page',
  },
  liveChannel: {
    place: 'channel',
    holds: 'nothing: it passes ids of what changed on to tabs that are open',
    isPersonal: false,
    end: 'the page',
  },
}

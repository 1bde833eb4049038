/**
 * The names of the portal scripts' stores in a browser. Separate from their descriptions, so that browsers load only
 * the names.
 */
export const storeNames = {
  preferredLanguage: 'preferredLanguage',
  typedText: 'typed-text',
  drafts: 'console-drafts',
  workTabs: 'console-work-tabs',
  display: 'console-display',
  begunUploads: 'begun-uploads',
  uploadsBy: 'uploads-by',
  storedPages: 'porchlight-pages',
  offlinePage: 'porchlight-offline',
  worker: '/worker.js',
  viewerChannel: 'porchlight-viewer',
  liveChannel: 'porchlight-live',
} as const

/** How long a page is shown without a network, in milliseconds: a day (ADR 46). */
export const storedPageMs = 24 * 3_600_000

/** How long typed text waits for its author, in milliseconds: half an hour. */
export const typedTextMs = 30 * 60_000

/** How long an unsent form of the console waits for its author, in milliseconds: half a day, a shift. */
export const draftMs = 12 * 3_600_000

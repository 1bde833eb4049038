import type { LabelKey } from '@porchlight/i18n'
import type { labels } from './labels'

/** The notice of what was just done, as labels of the screen. */
interface ProfileNotice {
  readonly title: LabelKey<typeof labels>
  readonly text: LabelKey<typeof labels> | null
}

const notices: Readonly<Record<string, ProfileNotice>> = {
  saved: { title: 'saved', text: null },
  'password-changed': { title: 'passwordChanged', text: 'passwordChangedText' },
  'session-ended': { title: 'sessionEnded', text: null },
  'sessions-ended': { title: 'sessionsEnded', text: null },
  'second-factor-on': { title: 'secondFactorOn', text: 'secondFactorOnText' },
  'second-factor-off': { title: 'secondFactorOff', text: null },
}

/** Parses the notice of what was just done from the address; null without one. */
export function parseNotice(search: string): ProfileNotice | null {
  const key = [...new URLSearchParams(search).keys()].find((name) => Object.hasOwn(notices, name))
  return key === undefined ? null : (notices[key] ?? null)
}

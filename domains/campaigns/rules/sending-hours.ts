import { type TextHours, textHours } from '../../customers/rules/quiet-hours'
import type { CampaignPurpose } from '../facts/campaign-values'

/** The hours of a place, and of its Sundays where they are others. */
interface HoursOfPlace {
  readonly source: string
  /** The date of the publication that was read; `YYYY-MM-DD`. */
  readonly publishedOn: string
  readonly hours: TextHours
  readonly sundays?: TextHours
}

/**
 * States whose hours for solicitations are narrower than the federal ones, texts included. Whoever runs the portal compares
 * them with the law in force, and completes them before writing to customers anywhere else.
 */
const offerHours: Readonly<Record<string, HoursOfPlace>> = {
  TX: {
    source: 'Tex. Bus. & Com. Code 301.051, extended to texts by S.B. 140 from September 1, 2025',
    publishedOn: '2025-09-25',
    hours: { from: 9, before: 21 },
    sundays: { from: 12, before: 21 },
  },
  CT: { source: 'Conn. Gen. Stat. 42-288a', publishedOn: '2025-11-01', hours: { from: 9, before: 20 } },
  FL: { source: 'Fla. Stat. 501.616(6)', publishedOn: '2025-11-01', hours: { from: 8, before: 20 } },
  MD: { source: 'Md. Code, Com. Law 14-4501', publishedOn: '2025-11-01', hours: { from: 8, before: 20 } },
  OK: { source: 'Okla. Stat. tit. 15, 775C.4', publishedOn: '2025-11-01', hours: { from: 8, before: 20 } },
}

/**
 * Returns the hours of a text on a weekday (0: Sunday). A notice about someone's service is not a solicitation; it is
 * sent within the hours of all our texts.
 */
export function sendingHours(purpose: CampaignPurpose, state: string | null, weekday: number): TextHours {
  const place = purpose === 'Offer' ? offerHours[state ?? ''] : undefined
  if (place === undefined) return textHours
  return weekday === 0 ? (place.sundays ?? place.hours) : place.hours
}
